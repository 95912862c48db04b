import CPlatform
import Glibc

/// Keeps what is written to descriptors 1 and 2 off the screen while a program draws there.
///
/// Only descriptors that are terminals are redirected; a log that the user named stays.
final class OutputCapture {
  private let log: Int32?
  private var memory: Int32 = -1
  private var saved: [Int32] = [-1, -1]

  init(log: Int32?) { self.log = log }

  deinit { close() }

  /// Says where the text goes from now on.
  func fill(_ rescue: inout cplatform_rescue) {
    let target = log ?? cplatform_rescue_memory()
    if log == nil { memory = target }
    rescue.capture = target
    rescue.replay_always = log == nil ? 1 : 0
    rescue.capture_start = 0
    for descriptor in [STDOUT_FILENO, STDERR_FILENO] {
      let isShown = target >= 0 && isatty(descriptor) == 1
      saved[Int(descriptor) - 1] = isShown ? fcntl(descriptor, F_DUPFD_CLOEXEC, 3) : -1
    }
    var status = stat()
    if target >= 0, fstat(target, &status) == 0 { rescue.capture_start = Int64(status.st_size) }
    rescue.saved_stdout = saved[0]
    rescue.saved_stderr = saved[1]
  }

  /// Frees what was needed; descriptors 1 and 2 are already themselves again.
  func close() {
    for descriptor in saved + [memory] where descriptor >= 0 { _ = Glibc.close(descriptor) }
    saved = [-1, -1]
    memory = -1
  }
}
