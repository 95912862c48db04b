import Platform
import TestSupport

/// One run of the built program to its end, with both outputs apart.
struct Run {
  /// The exit code; nil when a signal ended it or it did not end in time.
  let code: Int32?
  let output: String
  let errors: String

  /// The lines of the output.
  var lines: [Substring] { output.split(separator: "\n") }

  /// The output on one line, with one space between words, wherever its lines were broken.
  var words: String {
    output.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
  }

  /// Runs the program, at most a minute. `variables` come on top of a plain environment; a
  /// program that `isAlone` runs from a copy, so that it finds no games beside itself; `copy` is
  /// such a copy, made the first time and used again.
  init(
    _ arguments: [String], input: String = "", variables: [String: String] = [:],
    outputPath: String? = nil, isAlone: Bool = false, copy: String? = nil
  ) throws {
    let folder = try TemporaryFolder()
    try FileSystem.writeAtomically(Array(input.utf8), to: folder.file("input"))
    var environment = Environment([
      "HOME": folder.path, "PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8",
    ])
    environment.variables.merge(variables) { $1 }
    var program = try BuiltProgram.path()
    if isAlone || copy != nil {
      let copy = copy ?? folder.file("gamehost")
      if !FileSystem.exists(copy) {
        try FileSystem.writeAtomically(
          try FileSystem.read(program, limit: 1 << 30), to: copy, permissions: 0o700)
      }
      program = copy
    }
    var launch = ChildProcess.Launch(
      path: program, arguments: arguments, environment: environment)
    launch.pass(try FileDescriptor.open(folder.file("input")), as: 0)
    launch.pass(try FileDescriptor.open(outputPath ?? folder.file("output"), .write), as: 1)
    launch.pass(try FileDescriptor.open(folder.file("errors"), .write), as: 2)
    let child = try ChildProcess(launch)
    let status = child.wait(milliseconds: 60_000)
    if status == nil { child.kill() }
    if case .exited(let exitCode)? = status { code = exitCode } else { code = nil }
    func text(_ name: String) throws -> String {
      guard FileSystem.exists(folder.file(name)) else { return "" }
      return String(
        decoding: try FileSystem.read(folder.file(name), limit: 1 << 26), as: UTF8.self)
    }
    output = try text("output")
    errors = try text("errors")
  }
}
