import GameShellKit
import GameStage
import Platform
import SQLiteStore

/// Looks at one file: what it is, and as a game what it says of itself.
///
/// A game is loaded in a stage of its own, which ends at once; one that does not answer in time
/// is killed and collected. The look goes on by itself: whoever started it calls `advance` when
/// `descriptor` can be read, and `expire` when the time is up.
final class PluginScan {
  /// What was found.
  enum Finding {
    /// A result that holds as long as the file does.
    case lasting(PluginRecord.Outcome)
    /// Why it cannot be used now. A library may be installed tomorrow, so that is not kept.
    case passing(SceneFault)
  }

  /// The file.
  let path: String
  /// What was found; nil as long as the game has not answered.
  private(set) var finding: Finding?
  /// Until when it has to answer, in milliseconds on the steady clock.
  private(set) var deadline: Int64 = 0
  private var stage: RemoteStage?
  private let patience: Int

  /// Begins to look at a file.
  init(_ path: String, options: HostOptions) {
    self.path = path
    patience = options.scanDeadline
    begin(options)
  }

  /// Becomes readable when the game says something; nil when everything is known.
  var descriptor: FileDescriptor? { stage?.descriptor }

  /// Takes what the game said; nothing when it said nothing yet.
  func advance() {
    guard let stage, finding == nil else { return }
    do throws(SceneFault) {
      guard let reply = try stage.advance(until: 0) else { return }
      end(.lasting(.game(manifest: try manifest(reply))))
    } catch {
      end(Self.finding(error))
    }
  }

  /// Ends a look for which there is no more time.
  func expire() {
    guard let stage, finding == nil else { return }
    end(Self.finding(stage.stalled(patience)))
  }

  /// Ends it without a result.
  func cancel() {
    stage?.end()
    stage = nil
  }

  /// Waits for what is found.
  func wait() -> Finding {
    while true {
      if let finding { return finding }
      let left = deadline - MonotonicClock.milliseconds
      if left <= 0 || descriptor?.wait(for: .reading, milliseconds: Int(left)) == .timedOut {
        expire()
      } else {
        advance()
      }
    }
  }

  private func begin(_ options: HostOptions) {
    do throws(PluginFileProblem) {
      _ = try PluginFile(path: path, entry: StageProcess.entrySymbol)
    } catch {
      if case .notAGame(_, nil) = error.kind { return end(.lasting(.helper)) }
      return end(.passing(SceneFault(.refused, "\(error)")))
    }
    var options = options
    // A scan that ran games within the host would be no protection.
    options.inProcess = false
    options.deadlines.load = patience
    let launched: StageLauncher.Launched
    do throws(SceneFault) {
      launched = try StageLauncher(options: options).launch(path)
    } catch {
      // Nothing of the game has run: what failed is the machine.
      return end(.passing(error))
    }
    stage = launched.stage as? RemoteStage
    deadline = MonotonicClock.milliseconds + Int64(patience)
    do throws(SceneFault) {
      _ = try stage?.begin(.load(name: PluginGame.name(of: path), path: launched.path))
    } catch {
      end(Self.finding(error))
    }
  }

  private func end(_ finding: Finding) {
    self.finding = finding
    cancel()
  }

  private static func finding(_ fault: SceneFault) -> Finding {
    switch fault.kind {
    case .died, .stalled:
      .lasting(.quarantined(reason: "\(fault.reason) when it was looked at"))
    // A broken protocol may be the host's doing, whose file can be replaced while it runs.
    case .refused, .protocolBroken, .badState, .badRoute, .invalidFrame, .abandoned:
      .passing(fault)
    }
  }

  private func manifest(_ reply: StageReply) throws(SceneFault) -> [UInt8] {
    let name = PluginGame.name(of: path)
    switch reply {
    case .loaded(let table):
      _ = try PluginManifest(json: table.manifest, plugin: name)
      return table.manifest
    case .failed(let fault): throw fault
    default:
      throw SceneFault(.protocolBroken, "\(name) did not say whether it was loaded")
    }
  }
}
