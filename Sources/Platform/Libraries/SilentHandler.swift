import CPlatform

extension DynamicLibrary {
  /// The address of a C function of the shape of ALSA's `snd_lib_error_handler_t` that does
  /// nothing: for libraries that would otherwise print to the terminal.
  public static var silentHandler: UnsafeMutableRawPointer? { cplatform_silent_handler() }
}
