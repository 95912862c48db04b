/// Advertisements for the other games of the catalogue, each in its turn.
public final class HouseAds: AdProvider {
  private let games: [Advertisement]

  /// Takes the games of a catalogue, in any order, and leaves out the one that is played.
  public init(catalogue: [Advertisement], playing subsystem: String) {
    var seen: Set<String> = [subsystem]
    games = catalogue.sorted { $0.id < $1.id }.filter { seen.insert($0.id).inserted }
  }

  /// The games in the order of their namespaces, over and over.
  public func advertisement(number: Int) -> Advertisement? {
    guard !games.isEmpty else { return nil }
    let rest = number % games.count
    return games[rest < 0 ? rest + games.count : rest]
  }
}
