import GameShellKit
import Platform

/// Waits for the answers of stages on behalf of a player, who can end the wait.
///
/// Without one a stage has until its deadline, and nothing else happens meanwhile.
protocol StagePatience: AnyObject {
  /// Waits until the answer is there or the wait is given up.
  ///
  /// `progress` is to be called whenever the descriptor can be read; it answers whether the wait
  /// is over.
  func wait(for answer: AwaitedAnswer, progress: @escaping () -> Bool) -> PatienceVerdict
}

/// What a wait came to.
enum PatienceVerdict {
  /// `progress` ended it.
  case answered
  /// The player would not wait any longer, or has a new build to go on with.
  case stopped
  /// The program ends.
  case abandoned
}

/// An answer that is late.
struct AwaitedAnswer {
  /// Who is asked: the game's title if it is known, or the file's name.
  var game: LocalizedText
  /// Becomes readable when the stage says something.
  var descriptor: FileDescriptor
  /// When it was asked, in milliseconds on the steady clock.
  var since: Int64
  /// Milliseconds after which the player is asked.
  var deadline: Int
  /// Whether it is about a board, so that there is a move to go back to.
  var isPlaying: Bool
}

/// Where stages find who waits for them; the host's, and set as long as a front end runs.
final class PatienceHolder {
  var patience: (any StagePatience)?
}
