/// Where mixed sound goes: an open device.
///
/// Only the playback's own thread calls it, so it may wait.
protocol SoundOutput: AnyObject {
  /// Plays frames, left and right in turn, and waits until the device has taken them all.
  func write(_ samples: [Int16]) throws(AudioUnavailable)

  /// Waits until everything written has been heard; the device sleeps until the next `write`.
  func drain() throws(AudioUnavailable)

  /// Gives the device back. Nothing is called afterwards.
  func close()
}
