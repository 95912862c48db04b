extension Board {
  /// The position after a move; nil when it is not allowed or would change nothing.
  public func applying(_ move: Move) -> Board? {
    guard !isOver else { return nil }
    switch move {
    case .open(let index): return opening(index)
    case .flag(let index): return flagging(index)
    case .chord(let index): return chording(index)
    }
  }

  private func opening(_ index: Int) -> Board? {
    guard squares.indices.contains(index), !squares[index].isOpen, !squares[index].isFlagged else {
      return nil
    }
    var next = self
    if !next.isLaid { next.lay(around: index) }
    next.open([index])
    return next
  }

  private func flagging(_ index: Int) -> Board? {
    guard squares.indices.contains(index), !squares[index].isOpen else { return nil }
    var next = self
    next.squares[index].isFlagged.toggle()
    next.flagCount += next.squares[index].isFlagged ? 1 : -1
    return next
  }

  private func chording(_ index: Int) -> Board? {
    guard squares.indices.contains(index), squares[index].isOpen else { return nil }
    var flags = 0
    var closed: [Int] = []
    forEachNeighbour(of: index) { neighbour in
      if squares[neighbour].isFlagged {
        flags += 1
      } else if !squares[neighbour].isOpen {
        closed.append(neighbour)
      }
    }
    guard flags == squares[index].number, !closed.isEmpty else { return nil }
    var next = self
    next.open(closed)
    return next
  }

  /// Opens squares and everything that their zeros lead to, with a list of its own instead of
  /// recursion. Marked squares stay closed.
  private mutating func open(_ indices: [Int]) {
    status = .playing
    var waiting: [Int] = []
    for index in indices { open(index, &waiting) }
    while let index = waiting.popLast() {
      let (row, column) = index.quotientAndRemainder(dividingBy: spec.width)
      for y in max(0, row - 1)...min(spec.height - 1, row + 1) {
        for x in max(0, column - 1)...min(spec.width - 1, column + 1) {
          open(y * spec.width + x, &waiting)
        }
      }
    }
    if !struck.isEmpty {
      struck.sort()
      status = .lost
    } else if openCount == spec.safeCount {
      status = .won
    }
  }

  private mutating func open(_ index: Int, _ waiting: inout [Int]) {
    guard !squares[index].isOpen, !squares[index].isFlagged else { return }
    squares[index].isOpen = true
    if squares[index].isMine {
      struck.append(index)
    } else {
      openCount += 1
      if squares[index].number == 0 { waiting.append(index) }
    }
  }
}
