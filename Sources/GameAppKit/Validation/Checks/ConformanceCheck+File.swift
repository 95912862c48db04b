import GameShellKit
import Platform

extension ConformanceCheck {
  /// What can be said of the file without running any of it.
  static var file: [ConformanceCheck] {
    func check(
      _ name: String, _ summary: String, advice: String,
      _ run: @escaping (PluginFile) -> ConformanceVerdict
    ) -> ConformanceCheck {
      ConformanceCheck(name, summary, advice: advice, family: .file, need: .file) { trial in
        guard case .success(let file) = trial.facts.file else {
          return .skip("the file cannot be used, see 'file-usable'")
        }
        return run(file)
      }
    }
    return [
      ConformanceCheck(
        "file-usable", "the file is a shared library for this machine that exports makeGameConfig",
        advice: "build a shared library that exports the function makeGameConfig", family: .file,
        need: .file
      ) { trial in
        switch trial.facts.file {
        case .success(let file): .pass("\(file.elf.machine)")
        case .failure(let problem): .fail("\(problem)")
        }
      },
      check(
        "exports-only-entry", "no other symbol than makeGameConfig can be seen from outside",
        advice: "link with a version script: { global: makeGameConfig; local: *; };", exports),
      check(
        "no-swift-runtime", "no Swift runtime must be installed to play it",
        advice: "link with -static-stdlib, as the plugin template does", swiftRuntime),
      check(
        "build-id", "the file has a build id, by which crash reports name it",
        advice: "link with -Wl,--build-id"
      ) { file in
        file.elf.buildID.map { .pass($0) } ?? .warn("it has none")
      },
      check(
        "no-writable-code", "no part of its memory is both written and run",
        advice: "link without -N (--omagic)"
      ) { file in
        file.elf.hasWritableCode ? .fail("a segment may be written and run") : .pass()
      },
      check(
        "no-executable-stack", "its stack cannot be run",
        advice: "link with -Wl,-z,noexecstack; an assembly file needs .note.GNU-stack"
      ) { file in
        file.elf.hasExecutableStack ? .fail("it asks for a stack that may be run") : .pass()
      },
      check(
        "file-size", "the file is small enough to be copied at each start",
        advice: "strip it, and keep large data in compressed form"
      ) { file in
        let size = "\((file.status.size + 1023) / 1024) KiB"
        return file.status.size > 64 << 20 ? .warn(size) : .pass(size)
      },
    ]
  }

  private static func exports(_ file: PluginFile) -> ConformanceVerdict {
    // What linkers add by themselves is nobody's to hide.
    let usual = ["makeGameConfig", "_init", "_fini", "_edata", "_end", "__bss_start"]
    let others = file.elf.exported.filter { !usual.contains($0) }
    guard let first = others.first else { return .pass() }
    return .warn("\(others.count) others can be seen, for example \(first)")
  }

  private static func swiftRuntime(_ file: PluginFile) -> ConformanceVerdict {
    let runtime = file.elf.needed.filter {
      $0.hasPrefix("libswift") || $0.hasPrefix("libFoundation") || $0.hasPrefix("lib_Foundation")
    }
    return runtime.isEmpty ? .pass() : .warn("it needs \(runtime.joined(separator: ", "))")
  }
}
