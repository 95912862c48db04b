import Minisign
import PluginTrust
import TestSupport
import Testing

@Suite("The policy")
struct TrustPolicyTests {
  /// What each policy does, in the order any, warn, require: a(llow), w(arn), r(efuse).
  @Test(
    "each policy lets its verdicts through",
    arguments: [
      ("trusted", "aaa"), ("unsigned", "awr"), ("unknown-key", "awr"), ("bad", "wrr"),
      ("unverifiable", "awr"),
    ])
  func table(word: String, expected: String) throws {
    let fixture = try TrustFixture()
    let verdicts: [TrustVerdict] = [
      .trusted(fixture.trusted, comment: ""), .unsigned, .unknownKey(fixture.keys.publicKey.id),
      .bad("reason"), .unverifiable("reason"),
    ]
    let verdict = try #require(verdicts.first { $0.word == word })
    let letters = TrustPolicy.allCases.map { policy in
      switch policy.decision(for: verdict, plugin: "game.so") {
      case .allow: "a"
      case .warn: "w"
      case .refuse: "r"
      }
    }
    #expect(letters.joined() == expected)
  }

  @Test("a refusal says what is wrong and what to do")
  func sentences() throws {
    #expect(
      TrustPolicy.require.decision(for: .unsigned, plugin: "game.so")
        == .refuse(
          "game.so is not signed; allow it with: gamehost trust policy warn"))
    #expect(
      TrustPolicy.warn.decision(for: .bad("the file is another"), plugin: "game.so")
        == .refuse(
          """
          the signature of game.so does not hold: the file is another; get the game again from \
          where it came, or allow it with: gamehost trust policy any
          """))
    #expect(
      TrustPolicy.warn.decision(for: .unsigned, plugin: "game.so") == .warn("game.so is not signed")
    )
  }

  @Test("any is the policy until another is chosen, and the choice is kept")
  func kept() throws {
    let fixture = try TrustFixture()
    #expect(try fixture.commands.policy(nil) == .any)
    for policy in TrustPolicy.allCases {
      #expect(try fixture.commands.policy(policy.rawValue) == policy)
      #expect(try TrustStore(folder: fixture.folder.file("config/gamehost")).policy() == policy)
    }
    let error = #expect(throws: TrustError.self) { try fixture.commands.policy("strict") }
    #expect(
      error?.description == "\"strict\" is not a policy; it is one of any, warn, require")
    #expect(try fixture.store.policy() == .require)
  }

  @Test("a policy file that says nothing known refuses all that is not trusted")
  func damaged() throws {
    let fixture = try TrustFixture()
    _ = try fixture.commands.policy("any")
    try fixture.write("evrything\n", to: fixture.store.policyPath)
    #expect(throws: TrustError.self) { try fixture.store.policy() }
    guard case .refuse(let sentence) = fixture.store.decision(for: .unsigned, plugin: "/a/game.so")
    else {
      Issue.record("an unsigned game was let through")
      return
    }
    #expect(
      sentence == """
        game.so is not signed, and \(fixture.store.policyPath) cannot be used: "evrything" is \
        not a policy; it is one of any, warn, require; choose one with: gamehost trust policy
        """)
    let trusted = TrustVerdict.trusted(fixture.trusted, comment: "")
    #expect(fixture.store.decision(for: trusted, plugin: "game.so") == .allow)
  }
}
