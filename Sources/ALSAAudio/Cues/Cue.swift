/// A short sound made of notes.
public struct Cue: Hashable, Sendable {
  /// The notes, in any order; they may overlap.
  public var notes: [Note]

  /// Makes a cue.
  public init(_ notes: [Note]) { self.notes = notes }

  /// When its last note ends, in milliseconds.
  public var duration: Int { notes.map { $0.start + $0.duration }.max() ?? 0 }
}

extension Cue {
  /// The cues that every game can name, by name.
  public static let builtIn: [String: Cue] = [
    // Something small was touched or moved.
    "tap": Cue([Note(Pitch.e5, duration: 45)]),
    "move": Cue([Note(Pitch.c5, duration: 45)]),
    // Something was uncovered, or covered again.
    "open": Cue([Note(Pitch.c5, duration: 60), Note(Pitch.g5, start: 40, duration: 80)]),
    "close": Cue([Note(Pitch.g5, duration: 60), Note(Pitch.c5, start: 40, duration: 80)]),
    // A mark, a flag or a note was set, or taken away.
    "mark": Cue([Note(Pitch.a5, duration: 50), Note(Pitch.e6, start: 35, duration: 60)]),
    "unmark": Cue([Note(Pitch.e6, duration: 50), Note(Pitch.a5, start: 35, duration: 60)]),
    // A move was taken back, or made again.
    "undo": Cue([Note(Pitch.d5, duration: 60), Note(Pitch.a4, start: 50, duration: 80)]),
    "redo": Cue([Note(Pitch.a4, duration: 60), Note(Pitch.d5, start: 50, duration: 80)]),
    // The player gets help.
    "hint": Cue([
      Note(Pitch.e5, duration: 200, waveform: .sine),
      Note(Pitch.a5, start: 90, duration: 260, waveform: .sine),
    ]),
    // That cannot be done.
    "error": Cue([
      Note(Pitch.g3, duration: 90, waveform: .square, level: 0.15, release: 20),
      Note(Pitch.g3, start: 110, duration: 120, waveform: .square, level: 0.15, release: 40),
    ]),
    // A game begins.
    "start": Cue([Note(Pitch.g4, duration: 90), Note(Pitch.c5, start: 80, duration: 160)]),
    // A game is won: the major chord, upwards.
    "win": Cue([
      Note(Pitch.c5, duration: 120, release: 60), Note(Pitch.e5, start: 120, duration: 120),
      Note(Pitch.g5, start: 240, duration: 120), Note(Pitch.c6, start: 360, duration: 500),
    ]),
    // A game is lost: the minor chord, downwards.
    "lose": Cue([
      Note(Pitch.g4, duration: 160), Note(Pitch.dSharp4, start: 160, duration: 160),
      Note(Pitch.c4, start: 320, duration: 500),
    ]),
    // A clock runs.
    "tick": Cue([Note(Pitch.c6, duration: 15, waveform: .sine, level: 0.15, attack: 1)]),
  ]

  /// What sounds for a name that is not built in: short, neutral, and soft.
  public static let click = Cue([
    Note(Pitch.e4, duration: 20, waveform: .triangle, level: 0.2, attack: 1)
  ])

  /// The cue of a name, `click` for a name that is not built in.
  public static func named(_ name: String) -> Cue { builtIn[name] ?? click }
}
