extension ConformanceCheck {
  static var access: [ConformanceCheck] { [] }
  static var determinism: [ConformanceCheck] { [] }
  static var state: [ConformanceCheck] { [] }
  static var undo: [ConformanceCheck] { [] }
  static var events: [ConformanceCheck] { [] }
  static var time: [ConformanceCheck] { [] }
  static var resources: [ConformanceCheck] { [] }
}
