import Platform

/// What `/proc` says of a stage's process; nil where it says nothing.
struct ProcessFigures {
  private let folder: String

  init(processID: Int32) { folder = "/proc/\(processID)" }

  /// Resident memory, in bytes.
  var residentMemory: Int? {
    let fields = words(of: "statm")
    return fields.count > 1 ? Int(fields[1]).map { $0 * 4096 } : nil
  }

  /// Threads.
  var threads: Int? { (try? FileSystem.list(folder + "/task"))?.count }

  /// What the open descriptors lead to.
  var openFiles: [String]? {
    guard let numbers = try? FileSystem.list(folder + "/fd") else { return nil }
    return numbers.compactMap { try? FileSystem.linkTarget("\(folder)/fd/\($0)") }
  }

  /// Processor time spent, in the kernel's ticks of usually 10 ms.
  var processorTicks: Int? {
    // The name, in brackets, may hold spaces; what follows it is fixed.
    guard let text = text(of: "stat"), let bracket = text.lastIndex(of: ")") else { return nil }
    let fields = text[text.index(after: bracket)...].split(separator: " ")
    guard fields.count > 12, let user = Int(fields[11]), let system = Int(fields[12]) else {
      return nil
    }
    return user + system
  }

  private func words(of name: String) -> [Substring] {
    (text(of: name) ?? "").split(separator: " ")
  }

  private func text(of name: String) -> String? {
    guard let file = try? FileDescriptor.open("\(folder)/\(name)"),
      let bytes = try? file.readAll(limit: 1 << 16)
    else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }
}
