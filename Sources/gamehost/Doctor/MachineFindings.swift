import GameAppKit
import Platform

extension FindingGroup {
  /// What the host says of itself.
  static func host(_ group: DiagnosisGroup) -> FindingGroup {
    FindingGroup(
      title: group.title,
      findings: group.diagnoses.map { diagnosis in
        let grade: Finding.Grade =
          switch diagnosis.grade {
          case .good: .good
          case .note: .note
          case .missing: .missing
          }
        return Finding(
          subject: diagnosis.subject, grade: grade, value: diagnosis.sentence,
          advice: diagnosis.advice)
      })
  }

  /// The system libraries that are opened when they are wanted; one of the last two is enough.
  private static let libraries: [(subject: String, names: [String], use: String, source: String)] =
    [
      ("SQLite", ["libsqlite3.so.0"], "saves and scores", "libsqlite3-0"),
      ("ALSA", ["libasound.so.2"], "sound", "libasound2"),
      ("D-Bus", ["libdbus-1.so.3"], "reminders", "libdbus-1-3"),
      ("libsodium", ["libsodium.so.26", "libsodium.so.23"], "signatures", "libsodium23"),
      ("libcrypto", ["libcrypto.so.3", "libcrypto.so.1.1"], "signatures", "libssl3"),
    ]

  /// Which of the system libraries can be opened. Opening them is the only sure test.
  static func systemLibraries() -> FindingGroup {
    var served: Set<String> = []
    var findings: [Finding] = []
    for library in libraries {
      do throws(DynamicLibraryError) {
        let opened = try DynamicLibrary(anyOf: library.names)
        let isSpare = !served.insert(library.use).inserted
        findings.append(
          Finding(
            subject: library.subject,
            value: "\(opened.name), for \(library.use)\(isSpare ? " too; not needed" : "")"))
      } catch {
        findings.append(missing(library, error))
      }
    }
    // A library that another one stands in for is no loss.
    for (index, library) in libraries.enumerated()
    where findings[index].grade == .missing && served.contains(library.use) {
      findings[index].grade = .good
      findings[index].advice = "not needed: another library is there for \(library.use)"
    }
    return FindingGroup(title: "System libraries", findings: findings)
  }

  private static func missing(
    _ library: (subject: String, names: [String], use: String, source: String),
    _ error: DynamicLibraryError
  ) -> Finding {
    // Of a library that is there and broken the loader has more to say.
    let reason =
      error.kind == .notFound ? "\(library.names[0]) is not installed" : error.description
    return Finding(
      subject: library.subject, grade: .missing, value: reason,
      advice: "needed for \(library.use); Debian's package is \(library.source)")
  }

  /// What the kernel offers for locking a game in, and which parts of a game's sandbox cannot be
  /// applied for want of it.
  static func sandbox(_ kernel: KernelAbilities, gaps: [String]) -> FindingGroup {
    FindingGroup(
      title: "Sandbox",
      findings: [
        Finding(subject: "kernel", value: "\(kernel.release) on \(kernel.machine)"),
        Finding(
          subject: "Landlock", grade: kernel.landlockABI > 0 ? .good : .missing,
          value: kernel.landlockABI > 0 ? "ABI \(kernel.landlockABI)" : "not offered",
          advice: kernel.landlockABI > 0 ? "" : "files cannot be kept from a game by this kernel"),
        Finding(
          subject: "seccomp", grade: kernel.hasSeccompFilter ? .good : .missing,
          value: kernel.hasSeccompFilter ? "filters" : "not offered",
          advice: kernel.hasSeccompFilter ? "" : "system calls cannot be kept from a game"),
        Finding(
          subject: "no_new_privs", grade: kernel.hasNoNewPrivs ? .good : .missing,
          value: kernel.hasNoNewPrivs ? "yes" : "not offered"),
      ] + unapplied(gaps))
  }

  private static func unapplied(_ gaps: [String]) -> [Finding] {
    gaps.isEmpty
      ? [Finding(subject: "applied", value: "all of it")]
      : gaps.map { Finding(subject: "not applied", grade: .missing, value: $0) }
  }

  /// The folders of this run, and whether they can be used: `kept` are written to, `games` only
  /// looked into.
  static func folders(
    kept: [(subject: String, path: String)], games: [String]
  ) -> FindingGroup {
    let ours = kept.map { subject, path in
      guard FileSystem.exists(path) else {
        return Finding(subject: subject, value: "\(path) (made when needed)")
      }
      let isWritable = FileSystem.isWritable(path)
      return Finding(
        subject: subject, grade: isWritable ? .good : .missing, value: path,
        advice: isWritable ? "" : "cannot be written to; choose another with --data-dir")
    }
    let theirs = games.map { path in
      guard let names = try? FileSystem.list(path) else {
        return Finding(
          subject: "games", grade: .note,
          value: path + (FileSystem.exists(path) ? " (cannot be read)" : " (not there)"))
      }
      let count = names.filter { $0.hasSuffix(".so") }.count
      return Finding(
        subject: "games", value: "\(path), \(count) \(count == 1 ? "library" : "libraries")")
    }
    return FindingGroup(title: "Folders", findings: ours + theirs)
  }
}
