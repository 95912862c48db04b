import GameShellKit
import GameStage
import Platform

/// The copies from which a stage runs a plugin and the libraries that it brings along.
///
/// They exist in memory alone, empty at first, so that a stage can be started with them while
/// they are made.
final class PrivateCopies {
  /// A file, its copy, and the number under which a stage has the copy.
  struct Copy {
    var path: String
    var number: Int32
    var file: FileDescriptor
  }

  /// The plugin's, then those of the libraries.
  let all: [Copy]
  private let helpers: HelperLibraries
  /// The hash of the plugin's content before its copy was written into.
  private var contentBefore: UInt64?

  init(of plugin: String, with helpers: HelperLibraries) throws(SystemError) {
    var all = [try Self.empty(plugin, StageProcess.pluginNumber)]
    for library in helpers.libraries { all.append(try Self.empty(library.path, library.number)) }
    self.all = all
    self.helpers = helpers
  }

  private static func empty(_ path: String, _ number: Int32) throws(SystemError) -> Copy {
    Copy(path: path, number: number, file: try FileDescriptor.inMemory(name: Path.name(of: path)))
  }

  /// Copies what the files contain now.
  func fill() throws(SystemError) {
    for copy in all {
      try copy.file.fill(
        from: try FileDescriptor.openRegular(copy.path), name: Path.name(of: copy.path))
    }
  }

  /// The hash of the plugin's file as it was copied.
  var content: UInt64? { contentBefore ?? (try? ContentHash.of(all[0].file)) }

  /// Lets the copies find each other, and then nobody change them.
  ///
  /// The loader is led to the library of a descriptor by its number: the name that a copy needs
  /// is written over with it, and the stage's first place to look for libraries is the folder of
  /// its descriptors. So it is the loader that resolves everything, in its usual order.
  func link() throws(SystemError) {
    if all.count > 1 { contentBefore = try ContentHash.of(all[0].file) }
    for (copy, numbers) in zip(all, helpers.numbers) where !numbers.isEmpty {
      // What is written is told by the copy; the file may be another one by now.
      guard let size = try? FileStatus(of: copy.file).size,
        let elf = try? ELFFile(copy.file, size: size)
      else { continue }
      for (name, place) in zip(elf.needed, elf.neededPlaces) {
        guard let number = numbers[name] else { continue }
        let text = Array("\(number)".utf8) + [0]
        guard text.count <= name.utf8.count + 1 else { continue }
        try copy.file.write(text, at: place)
      }
    }
    for copy in all { try copy.file.seal(name: Path.name(of: copy.path)) }
  }
}
