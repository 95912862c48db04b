/// Pitches in hertz: equal temperament, A4 = 440 Hz.
enum Pitch {
  static let g3 = 196.00
  static let c4 = 261.63
  static let dSharp4 = 311.13
  static let e4 = 329.63
  static let g4 = 392.00
  static let a4 = 440.00
  static let c5 = 523.25
  static let d5 = 587.33
  static let e5 = 659.26
  static let g5 = 783.99
  static let a5 = 880.00
  static let c6 = 1046.50
  static let e6 = 1318.51
}
