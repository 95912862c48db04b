import CPlatform

extension Sandbox {
  /// What this kernel cannot keep from a game, without entering anything.
  public static func missingHere() -> Gaps {
    gaps(
      landlock: Int(cplatform_landlock_version()), hasSeccompFilter: cplatform_has_seccomp() == 1)
  }

  /// What a kernel with this version of Landlock's interface, 0 for none, and with or without
  /// filters for system calls cannot keep from a game: a sentence each, with what may happen.
  public static func gaps(landlock: Int, hasSeccompFilter: Bool) -> Gaps {
    var gaps: Gaps = []
    if landlock == 0 {
      gaps.append(
        "this kernel has no Landlock (it came with Linux 5.13): games could read your files"
          + (hasSeccompFilter ? "" : ", and write them"))
    }
    if landlock > 0 {
      // What the filter bars anyway is no gap.
      for part in parts where landlock < part.since && !(part.isFiltered && hasSeccompFilter) {
        gaps.append(
          "this kernel's Landlock is version \(landlock); from \(part.since) on it also bars "
            + part.what)
      }
    }
    if !hasSeccompFilter {
      gaps.append(
        "this kernel has no seccomp filters: games could "
          + (landlock < 4 ? "open network connections, " : "")
          + "start processes and signal your other programs")
    }
    return gaps
  }

  /// What Landlock learned later than files, and whether the filter for system calls bars it too.
  private static let parts: [(since: Int, what: String, isFiltered: Bool)] = [
    (3, "cutting files short", true),
    (4, "network ports", true),
    (5, "commands to devices", true),
    (6, "signals to other programs and sockets without a file", true),
  ]
}
