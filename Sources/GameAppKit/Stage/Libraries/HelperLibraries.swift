import GameShellKit
import GameStage
import Platform

/// The libraries that a plugin brings along: those to which its run paths lead, needed by itself
/// or by one another.
///
/// A stage cannot look beside the plugin: it has only a copy, and may not read the folder. So the
/// host finds them as the loader would, and hands copies over. Left to the loader are libraries
/// of the system, and those that the stage's own program has loaded anyway: two of one name in
/// one process would tear each other's calls.
struct HelperLibraries {
  /// One of them.
  struct Library: Hashable {
    /// Where it really is.
    var path: String
    /// The descriptor under which a stage finds its copy.
    var number: Int32
  }

  /// The most that a plugin may bring along.
  static let greatestCount = 24

  /// All of them, those first that the plugin itself needs.
  private(set) var libraries: [Library] = []
  /// For the plugin and then for each library: what stands for which name that it needs.
  private(set) var numbers: [[String: Int32]] = []

  /// A file whose needs are to be met.
  private struct Needing {
    var elf: ELFFile
    var path: String
    var inherited: [String] = []
  }

  /// Finds them. `program` is the one that a stage runs.
  init(of plugin: PluginFile, program: String) throws(SceneFault) {
    var needing = [Needing(elf: plugin.elf, path: Self.realPath(plugin.path))]
    guard Self.mayBringAny(plugin.elf) else { return }
    // Most run paths lead nowhere, and then there is no need to read the program's own libraries.
    lazy var present = ProgramLibraries.names(of: program)
    var next = 0
    while next < needing.count {
      let file = needing[next]
      let runPath = RunPath(of: file.elf, at: file.path, inherited: file.inherited)
      var found: [String: Int32] = [:]
      for name in file.elf.needed {
        guard let place = runPath.find(name), !place.isOfTheSystem, !present.contains(name)
        else { continue }
        let path = Self.realPath(place.path)
        if let known = libraries.first(where: { $0.path == path }) {
          found[name] = known.number
          continue
        }
        let elf = try Self.read(path, as: name, for: file.path)
        let number = StageProcess.firstLibraryNumber + Int32(libraries.count)
        guard libraries.count < Self.greatestCount else {
          throw SceneFault(
            .refused,
            "\(Path.name(of: plugin.path)) brings more than \(Self.greatestCount) libraries along; "
              + "link them into fewer")
        }
        libraries.append(Library(path: path, number: number))
        needing.append(Needing(elf: elf, path: path, inherited: runPath.inherited))
        found[name] = number
      }
      numbers.append(found)
      next += 1
    }
  }

  /// Without run paths, and needing nothing by a path, it can only have what the system has.
  private static func mayBringAny(_ elf: ELFFile) -> Bool {
    elf.runpath != nil || elf.rpath != nil || elf.needed.contains { $0.contains("/") }
  }

  private static func read(
    _ path: String, as name: String, for needing: String
  ) throws(SceneFault) -> ELFFile {
    do throws(PluginFileProblem) {
      return try PluginFile(path: path, entry: nil).elf
    } catch {
      throw SceneFault(
        .refused, "\(Path.name(of: needing)) needs \(name), which cannot be loaded: \(error)")
    }
  }

  private static func realPath(_ path: String) -> String {
    (try? FileSystem.realPath(path)) ?? path
  }
}
