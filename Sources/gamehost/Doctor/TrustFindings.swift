import GameAppKit
import GameShellKit

extension FindingGroup {
  /// The games that the player lets run without the sandbox.
  static func freeGames(of host: GameHost) -> FindingGroup {
    let findings: [Finding]
    do throws(TrustError) {
      findings = try host.freeGames().map { game in
        let isFree = game.confinement == .free
        return Finding(
          subject: isFree ? "no sandbox" : "sandboxed", grade: .note,
          value: game.game.path.printable(),
          advice: isFree
            ? "it can do what you can; lock it in again with: gamehost trust sandbox GAME"
            : game.confinement == nil
              ? "you trusted it, and it is gone"
              : "you trusted another build of it; trust this one with: gamehost trust plugin GAME")
      }
    } catch {
      return FindingGroup(
        title: "Trusted games",
        findings: [Finding(subject: "trust", grade: .missing, value: "\(error)")])
    }
    return FindingGroup(
      title: "Trusted games",
      findings: findings.isEmpty
        ? [Finding(subject: "sandbox", value: "every game runs in it")] : findings)
  }
}
