import CPlatform

extension ChildProcess {
  /// The launch as C sees it, for the length of the call.
  static func withC<R>(_ launch: Launch, _ body: (UnsafePointer<cplatform_launch>) -> R) -> R {
    let targets = launch.descriptors.keys.sorted()
    let sources = targets.compactMap { launch.descriptors[$0] }
    return withTerminatedList([launch.path] + launch.arguments) { arguments in
      withTerminatedList(launch.environment.lines) { environment in
        launch.path.withCString { path in
          withOptional(launch.workingDirectory) { directory in
            sources.withUnsafeBufferPointer { sources in
              targets.withUnsafeBufferPointer { targets in
                var c = cplatform_launch(
                  path: path, arguments: arguments, environment: environment,
                  working_directory: directory, parent_fds: sources.baseAddress,
                  child_fds: targets.baseAddress, fd_count: Int32(targets.count),
                  new_session: launch.newSession ? 1 : 0,
                  death_signal: launch.diesWithParent ? Signal.kill.rawValue : 0)
                return body(&c)
              }
            }
          }
        }
      }
    }
  }

  /// An array of C strings with a null at its end; one block holds all the bytes.
  private static func withTerminatedList<R>(
    _ texts: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> R
  ) -> R {
    var block: [CChar] = []
    var offsets: [Int] = []
    for text in texts {
      offsets.append(block.count)
      // A zero within a text would end it early, as for every C program.
      block += text.utf8CString
    }
    return block.withUnsafeMutableBufferPointer { bytes in
      let pointers = offsets.map { offset in bytes.baseAddress.map { $0 + offset } } + [nil]
      return pointers.withUnsafeBufferPointer { list in
        guard let base = list.baseAddress else { preconditionFailure("the list has its end") }
        return body(base)
      }
    }
  }

  private static func withOptional<R>(_ text: String?, _ body: (UnsafePointer<CChar>?) -> R) -> R {
    guard let text else { return body(nil) }
    return text.withCString { body($0) }
  }
}
