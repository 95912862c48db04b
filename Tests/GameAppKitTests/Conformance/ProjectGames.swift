import Platform
import TestSupport

/// The games that were built beside the program, as `scripts/build` leaves them.
enum ProjectGames {
  static var paths: [String] {
    let build = Environment.current()["GAMEHOST_BUILD"] ?? Repository.path("build")
    let folder = Path.join(build, "lib/gamehost/plugins")
    let names = (try? FileSystem.list(folder)) ?? []
    return names.filter { $0.hasSuffix(".so") }.sorted().map { Path.join(folder, $0) }
  }
}
