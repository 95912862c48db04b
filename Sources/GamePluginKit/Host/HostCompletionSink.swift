import GamePluginABI
import GameShellKit

/// Finished games through the door.
final class HostCompletionSink: CompletionSink {
  private let link: HostLink
  private let group: gh_environment

  init(_ link: HostLink, _ group: gh_environment) {
    self.link = link
    self.group = group
  }

  func gameCompleted(_ completion: GameCompletion) {
    guard let send = group.complete else { return }
    link.call { handle, memory in
      var answer = gh_completion()
      answer.size = UInt32(MemoryLayout<gh_completion>.size)
      if completion.isWon { answer.flags |= GH_COMPLETION_WON }
      if completion.isAssisted { answer.flags |= GH_COMPLETION_ASSISTED }
      answer.mode = memory.text(completion.mode)
      answer.game_id = memory.text(completion.gameID)
      answer.elapsed_ms = completion.elapsed
      answer.score = completion.score
      answer.leaderboard = memory.text(completion.leaderboard ?? "")
      send(handle, &answer)
    }
  }
}

/// Reports to several sinks in turn: the host's, then the game's own.
final class CompletionFanOut: CompletionSink {
  private let sinks: [any CompletionSink]

  init(_ sinks: [any CompletionSink]) { self.sinks = sinks }

  func gameCompleted(_ completion: GameCompletion) {
    for sink in sinks { sink.gameCompleted(completion) }
  }
}
