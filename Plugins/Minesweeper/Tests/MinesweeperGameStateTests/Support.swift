import MinesweeperGameState

/// A board given literally.
func board(_ rows: String...) throws -> Board {
  let text = rows.joined(separator: "/")
  let spec = try BoardSpec(
    width: rows[0].count, height: rows.count, mines: text.count { $0 == "*" })
  return try Board(spec, mines: text)
}

extension Board {
  /// The position after several moves, each of which must be allowed.
  func after(_ moves: Move...) -> Board? {
    moves.reduce(Optional(self)) { $0?.applying($1) }
  }

  /// What the player sees: `-` closed, `F` flag, digits, `.` zero, `*` mine, `X` struck, `W` wrong
  /// flag.
  var picture: [String] {
    (0..<spec.height).map { row in
      String(
        (0..<spec.width).map { column -> Character in
          switch look(at: index(column: column, row: row)) {
          case .closed: "-"
          case .flag: "F"
          case .number(0): "."
          case .number(let number): Character("\(number)")
          case .mine: "*"
          case .struck: "X"
          case .wrongFlag: "W"
          }
        })
    }
  }
}
