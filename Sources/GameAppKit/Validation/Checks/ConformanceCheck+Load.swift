import GameShellKit
import GameStage
import Platform

extension ConformanceCheck {
  /// What happens while the game is loaded.
  static var load: [ConformanceCheck] {
    [
      ConformanceCheck(
        "loads", "the game loads in a sandbox",
        advice: "the sentence says what the host or the loader refused", family: .load, need: .file
      ) { trial in
        switch trial.facts.table {
        case .success: .pass()
        case .failure(let fault): .fail(fault.reason)
        }
      },
      ConformanceCheck(
        "dependencies-found", "every library and symbol that it needs is there",
        advice: "link the library statically, or name it in the instructions to install",
        family: .load, need: .file, run: dependencies),
      ConformanceCheck(
        "loads-alike", "each start gives the same manifest",
        advice: "make the manifest a constant", family: .load, need: .load
      ) { trial throws(SceneFault) in
        let first = try trial.table().manifest
        let same = try trial.stage().table.manifest == first
        return same ? .pass() : .fail("the second start gave another manifest")
      },
      ConformanceCheck(
        "load-quiet", "nothing is printed while it loads",
        advice: "use the log of gh_environment, and only for what matters", family: .load,
        need: .load
      ) { trial throws(SceneFault) in
        quiet(try trial.stage().printed)
      },
      ConformanceCheck(
        "load-threads", "no thread is started while it loads",
        advice: "compute within the host's calls: a game is driven by one thread", family: .load,
        need: .load
      ) { trial throws(SceneFault) in
        threads(try trial.stage())
      },
      ConformanceCheck(
        "load-time", "it loads within 100 ms",
        advice: "do less in constructors and in makeGameConfig", family: .load, need: .load
      ) { trial throws(SceneFault) in
        // The fastest of three is the game's; the rest is the machine's.
        var times: [Double] = []
        for _ in 0..<3 { times.append(try trial.stage().loadTime) }
        let best = times.min() ?? 0
        let text = "\((best * 10).rounded() / 10) ms"
        return best > 100 ? .warn(text) : .pass(text)
      },
      ConformanceCheck(
        "load-memory", "it takes at most 35 MB once loaded",
        advice: "build large tables when they are first needed", family: .load, need: .load
      ) { trial throws(SceneFault) in
        guard let memory = try trial.stage().process.residentMemory else {
          return .skip("/proc does not show the process")
        }
        let text = "\(memory >> 20) MB"
        return memory > 35_000_000 ? .warn(text) : .pass(text)
      },
    ]
  }

  /// Judges what was printed.
  static func quiet(_ printed: [String]) -> ConformanceVerdict {
    guard let first = printed.first else { return .pass() }
    return .warn("\(printed.count) lines, for example: \(first.prefix(80))")
  }

  /// Judges a stage's number of threads.
  static func threads(_ stage: TrialStage) -> ConformanceVerdict {
    guard let count = stage.process.threads else {
      return .skip("/proc does not show the process")
    }
    return count > 1 ? .warn("\(count - 1) threads besides the host's") : .pass()
  }

  private static func dependencies(_ trial: Trial) -> ConformanceVerdict {
    let needed = (try? trial.facts.file.get())?.elf.needed ?? []
    guard case .failure(let fault) = trial.facts.table else {
      return .pass(needed.isEmpty ? "it needs none" : needed.joined(separator: ", "))
    }
    // The loader's refusals as `DynamicLibraryError` words them.
    let words = ["needs the library", "needs the symbol", "needs version", "cannot be loaded"]
    guard words.contains(where: { fault.reason.contains($0) }) else {
      return .skip("the game was not loaded, for another reason: see 'loads'")
    }
    return .fail(fault.reason)
  }
}
