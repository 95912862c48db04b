import Platform

/// The functions of `libasound.so.2` that are used here.
///
/// Reference: alsa-lib's PCM interface, alsa-project.org/alsa-doc/alsa-lib/pcm.html. A negative
/// answer is an errno.
struct ALSALibrary {
  /// `snd_pcm_t *`, `snd_config_t *`, `snd_input_t *`: only the library looks inside.
  typealias Handle = OpaquePointer

  let open:
    @convention(c) (UnsafeMutablePointer<Handle?>, UnsafePointer<CChar>, Int32, Int32)
      -> Int32
  let openWithConfiguration:
    @convention(c) (
      UnsafeMutablePointer<Handle?>, UnsafePointer<CChar>, Int32, Int32, Handle
    ) -> Int32
  let setParameters: @convention(c) (Handle, Int32, Int32, UInt32, UInt32, Int32, UInt32) -> Int32
  let write: @convention(c) (Handle, UnsafePointer<Int16>, UInt) -> Int
  let recover: @convention(c) (Handle, Int32, Int32) -> Int32
  let state: @convention(c) (Handle) -> Int32
  let start: @convention(c) (Handle) -> Int32
  let prepare: @convention(c) (Handle) -> Int32
  let drain: @convention(c) (Handle) -> Int32
  let close: @convention(c) (Handle) -> Int32
  let configurationTop: @convention(c) (UnsafeMutablePointer<Handle?>) -> Int32
  let configurationLoad: @convention(c) (Handle, Handle) -> Int32
  let configurationDelete: @convention(c) (Handle) -> Int32
  let inputFromMemory:
    @convention(c) (UnsafeMutablePointer<Handle?>, UnsafePointer<CChar>, Int) -> Int32
  let inputClose: @convention(c) (Handle) -> Int32
  private let errorText: @convention(c) (Int32) -> UnsafePointer<CChar>?

  /// `SND_PCM_STREAM_PLAYBACK`.
  static let playback: Int32 = 0
  /// `SND_PCM_FORMAT_S16_LE`; samples go out in this machine's order, which is little-endian on
  /// every machine that Swift for Linux knows.
  static let signed16: Int32 = 2
  /// `SND_PCM_ACCESS_RW_INTERLEAVED`.
  static let interleaved: Int32 = 3
  /// `SND_PCM_STATE_PREPARED`.
  static let prepared: Int32 = 2

  /// Opens the library and keeps it from printing its troubles over the screen.
  init() throws(AudioUnavailable) {
    do throws(DynamicLibraryError) {
      let library = try DynamicLibrary("libasound.so.2")
      open = try library.required("snd_pcm_open")
      openWithConfiguration = try library.required("snd_pcm_open_lconf")
      setParameters = try library.required("snd_pcm_set_params")
      write = try library.required("snd_pcm_writei")
      recover = try library.required("snd_pcm_recover")
      state = try library.required("snd_pcm_state")
      start = try library.required("snd_pcm_start")
      prepare = try library.required("snd_pcm_prepare")
      drain = try library.required("snd_pcm_drain")
      close = try library.required("snd_pcm_close")
      configurationTop = try library.required("snd_config_top")
      configurationLoad = try library.required("snd_config_load")
      configurationDelete = try library.required("snd_config_delete")
      inputFromMemory = try library.required("snd_input_buffer_open")
      inputClose = try library.required("snd_input_close")
      errorText = try library.required("snd_strerror")
      let silence: @convention(c) (UnsafeMutableRawPointer?) -> Int32 = try library.required(
        "snd_lib_error_set_handler")
      _ = silence(DynamicLibrary.silentHandler)
    } catch {
      throw AudioUnavailable("\(error); install ALSA's library (libasound2) to hear sounds")
    }
  }

  /// An errno in the library's words.
  func text(of code: Int32) -> String {
    errorText(code).map { String(cString: $0) } ?? "error \(code)"
  }
}
