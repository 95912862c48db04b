import GameShellKit
import Platform
import SQLiteStore
import Testing

@testable import FolderSync

/// Machines that play, sync and are killed at random, with a synchroniser between their folders
/// that is late, repeats itself, makes conflict copies and leaves half a file behind.
@Suite("Random interleavings of machines that sync")
struct ConvergenceTests {
  private final class World {
    var random: SeededRandom
    let machines: [Machine]
    /// What every finished game is called.
    var won: Set<String> = []
    /// The state that each state was made from; nil for a game that began.
    var bases: [String: String?] = [:]
    /// The boards that are open, with the states in their memories.
    var boards: [String: String] = [:]
    var steps: [String] = []

    init(seed: UInt64) throws {
      random = SeededRandom(seed: seed)
      // The clocks are wrong by days.
      machines = try (0..<3).map { try Machine("m\($0)", skew: Int64($0 - 1) * 300_000_000) }
    }

    func step() throws {
      let machine = machines[random.below(3)]
      let choice = random.below(20)
      steps.append("\(machine.name) \(choice)")
      switch choice {
      case 0..<3:
        let id = "g\(won.count)"
        won.insert(id)
        try machine.win(id)
      case 3..<9: try move(machine, "r\(random.below(2))")
      case 9..<12: try machine.sync()
      case 12: try killedSync(machine)
      case 13: leaveBoards(machine)
      default: try carry(from: machine, to: machines[random.below(3)])
      }
    }

    private func move(_ machine: Machine, _ route: String) throws {
      let board = "\(machine.name) \(route)"
      // A board is read when it is opened, and lives in memory from then on.
      let base = try boards[board] ?? machine.state(route)
      let state = "s\(bases.count)"
      bases[state] = base
      try machine.move(route, state)
      boards[board] = state
    }

    private func leaveBoards(_ machine: Machine) {
      machine.restart()
      boards = boards.filter { !$0.key.hasPrefix(machine.name + " ") }
    }

    /// The process ends after the merge, or in the middle of writing its file.
    private func killedSync(_ machine: Machine) throws {
      let gateway = try FolderGatewayFactory().gateway(
        container: "game", subsystem: "org.example.game", folder: machine.folder)
      let part = try machine.merge(try gateway.fetch().parts).part
      if let part, random.below(2) == 0 {
        let bytes = PartFile.encode(part, subsystem: "org.example.game")
        try FileSystem.writeAtomically(
          Array(bytes.prefix(random.below(bytes.count))),
          to: Path.join(machine.containerFolder, ".\(part.device).part"))
      }
      leaveBoards(machine)
    }

    /// Brings a file of one machine's folder into another's, but never over that one's own.
    private func carry(from source: Machine, to target: Machine) throws {
      let names = ((try? FileSystem.list(source.containerFolder)) ?? []).filter {
        $0.hasSuffix(".gamesync") && !$0.hasPrefix(target.name)
      }
      guard source !== target, !names.isEmpty else { return }
      let name = names[random.below(names.count)]
      var bytes = try FileSystem.read(Path.join(source.containerFolder, name), limit: 1 << 24)
      var newName = name
      switch random.below(8) {
      case 0: bytes = Array(bytes.prefix(random.below(bytes.count)))
      case 1: newName = name.replacing(".gamesync", with: ".sync-conflict-20261130-1200-X.gamesync")
      case 2: newName = name.replacing(".gamesync", with: " (conflicted copy).gamesync")
      default: break
      }
      try FileSystem.makeFolders(target.containerFolder)
      try FileSystem.writeAtomically(bytes, to: Path.join(target.containerFolder, newName))
    }

    /// Everything arrives everywhere.
    func settle() throws {
      for machine in machines { leaveBoards(machine) }
      for _ in 0..<3 {
        for machine in machines { try machine.sync() }
        for source in machines {
          for target in machines where source !== target {
            for name in try FileSystem.list(source.containerFolder)
            where name.hasPrefix(source.name) && name.hasSuffix(".gamesync") {
              try FileSystem.makeFolders(target.containerFolder)
              try FileSystem.copy(
                Path.join(source.containerFolder, name),
                to: Path.join(target.containerFolder, name))
            }
          }
        }
      }
    }

    /// The states from which a state was made, and itself.
    func line(of state: String) -> Set<String> {
      var line: Set<String> = []
      var next: String? = state
      while let state = next {
        line.insert(state)
        next = bases[state] ?? nil
      }
      return line
    }
  }

  @Test("a hundred of them: the same everywhere in the end, and nothing that was played is lost")
  func interleavings() throws {
    for seed in 1...100 {
      let world = try World(seed: UInt64(seed))
      for _ in 0..<35 { try world.step() }
      try world.settle()
      let replicas = try world.machines.map { try $0.replica() }
      let story = "seed \(seed): \(world.steps.joined(separator: ", "))"
      #expect(replicas[1] == replicas[0] && replicas[2] == replicas[0], "\(story)")
      for machine in world.machines { #expect(try machine.won() == world.won, "\(story)") }
      let merged = replicas[0]
      #expect(merged.scores.count == world.won.count, "\(story)")
      var kept: Set<String> = []
      let games = merged.saves.values.compactMap(\.game) + merged.copies.values.joined().map(\.game)
      for game in games {
        kept.formUnion(world.line(of: String(decoding: game.snapshot.state, as: UTF8.self)))
      }
      let lost = Set(world.bases.keys).subtracting(kept)
      #expect(lost.isEmpty, "\(lost.sorted()) in \(story)")
    }
  }
}
