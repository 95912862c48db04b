public import GameShellKit
import GameShellUI

extension ScenePlayer {
  /// The screen, without blanks at the ends of its rows.
  public var rows: [String] { get throws { try driver.present().surface.rows } }

  /// The whole screen as one text without line ends or doubled blanks.
  public var screen: String {
    get throws { try rows.joined(separator: " ").split(separator: " ").joined(separator: " ") }
  }

  /// Whether a row has a text in it.
  public func sees(_ text: String) throws -> Bool { try rows.contains { $0.contains(text) } }

  /// Every text of the frame, whole, however it is broken into lines.
  public var said: [String] {
    get throws {
      let frame = try driver.present().frame
      return (0..<frame.nodeCount).map { frame.text(frame.node($0).text) }
    }
  }

  /// The time, for a test to read and to turn.
  public var clock: ManualClock { session.clock }

  /// The finished games that were reported.
  public var completions: [GameCompletion] { session.completions.completions }
}
