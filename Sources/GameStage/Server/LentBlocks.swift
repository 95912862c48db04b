import GamePluginABI
import GameShellKit

/// Memory that a game reads until the next service call.
final class LentBlocks {
  private var blocks: [UnsafeMutableRawPointer] = []

  /// Frees everything that was lent.
  func reset() {
    for block in blocks { block.deallocate() }
    blocks.removeAll(keepingCapacity: true)
  }

  deinit { reset() }

  /// Lends bytes; an empty block has an address too.
  func bytes(_ bytes: [UInt8]) -> gh_bytes {
    let block = allocate(bytes.count, alignment: 1)
    bytes.withUnsafeBytes {
      UnsafeMutableRawBufferPointer(start: block, count: bytes.count).copyMemory(from: $0)
    }
    return gh_bytes(
      bytes: UnsafePointer(block.assumingMemoryBound(to: UInt8.self)),
      length: UInt64(bytes.count))
  }

  /// Lends a text.
  func text(_ text: String) -> gh_text {
    let lent = bytes(Array(text.utf8))
    return gh_text(
      bytes: UnsafeRawPointer(lent.bytes)?.assumingMemoryBound(to: CChar.self),
      length: lent.length)
  }

  /// Lends an array of finished games.
  func games(_ games: [FinishedGame]) -> UnsafePointer<gh_finished_game> {
    let block = allocate(
      games.count * MemoryLayout<gh_finished_game>.stride,
      alignment: MemoryLayout<gh_finished_game>.alignment)
    let array = block.bindMemory(to: gh_finished_game.self, capacity: games.count)
    for (index, game) in games.enumerated() {
      let completion = game.completion
      (array + index).initialize(
        to: gh_finished_game(
          mode: text(completion.mode), game_id: text(completion.gameID),
          elapsed_ms: completion.elapsed, score: completion.score,
          finished_ms: game.finishedAt, day: Int32(clamping: game.day.number),
          flags: (completion.isWon ? GH_COMPLETION_WON : 0)
            | (completion.isAssisted ? GH_COMPLETION_ASSISTED : 0)))
    }
    return UnsafePointer(array)
  }

  private func allocate(_ count: Int, alignment: Int) -> UnsafeMutableRawPointer {
    let block = UnsafeMutableRawPointer.allocate(byteCount: max(1, count), alignment: alignment)
    blocks.append(block)
    return block
  }
}
