import Testing

/// Lets the tests that count what stages leave behind in this process run one at a time, across
/// suites.
struct StagesTrait: SuiteTrait, TestTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    await Turns.shared.take()
    do {
      try await function()
    } catch {
      await Turns.shared.giveBack()
      throw error
    }
    await Turns.shared.giveBack()
  }

  private actor Turns {
    static let shared = Turns()
    private var isTaken = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func take() async {
      guard isTaken else {
        isTaken = true
        return
      }
      await withCheckedContinuation { waiting.append($0) }
    }

    func giveBack() {
      if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
    }
  }
}

extension Trait where Self == StagesTrait {
  /// Runs alone among the tests that start stages.
  static var startsStages: Self { StagesTrait() }
}
