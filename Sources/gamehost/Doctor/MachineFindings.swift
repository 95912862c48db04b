import GameAppKit
import Platform

extension FindingGroup {
  /// Whether what games get from the host works here.
  static func seams(_ diagnoses: [SeamDiagnosis]) -> FindingGroup {
    FindingGroup(
      title: "Services",
      findings: diagnoses.map {
        Finding(subject: $0.seam, grade: $0.works ? .good : .note, value: $0.sentence)
      })
  }

  /// The system libraries that are opened when they are wanted.
  private static let libraries: [(subject: String, names: [String], use: String, source: String)] =
    [
      ("SQLite", ["libsqlite3.so.0"], "saves and scores", "libsqlite3-0"),
      ("ALSA", ["libasound.so.2"], "sound", "libasound2"),
      ("D-Bus", ["libdbus-1.so.3"], "reminders", "libdbus-1-3"),
      ("libsodium", ["libsodium.so.26", "libsodium.so.23"], "licences", "libsodium23"),
      ("libcrypto", ["libcrypto.so.3", "libcrypto.so.1.1"], "licences", "libssl3"),
    ]

  /// Which of the system libraries can be opened. Opening them is the only sure test.
  static func systemLibraries() -> FindingGroup {
    FindingGroup(
      title: "System libraries",
      findings: libraries.map { library in
        do throws(DynamicLibraryError) {
          let opened = try DynamicLibrary(anyOf: library.names)
          return Finding(subject: library.subject, value: "\(opened.name), for \(library.use)")
        } catch {
          return Finding(
            subject: library.subject, grade: .missing,
            value: "\(library.names[0]) cannot be opened",
            advice: "needed for \(library.use); Debian's package is \(library.source)")
        }
      })
  }

  /// What the kernel offers for locking a game in.
  static func sandbox(_ kernel: KernelAbilities) -> FindingGroup {
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
      ])
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
