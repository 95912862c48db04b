import GameShellKit

extension WireWriter {
  mutating func write(_ size: CellSize) {
    write(Int32(clamping: size.columns))
    write(Int32(clamping: size.rows))
  }

  mutating func write(_ time: GameTime) {
    write(time.steady)
    write(time.wall)
  }

  mutating func write(_ event: SceneEvent) {
    switch event {
    case .key(let key, let modifiers):
      write(UInt8(1))
      write(key.code)
      write(modifiers.rawValue)
    case .text(let text):
      write(UInt8(2))
      write(text)
    case .paste(let text):
      write(UInt8(3))
      write(text)
    case .pointer(let pointer):
      write(UInt8(4))
      write(pointer)
    case .action(let id, let node, let cell):
      write(UInt8(5))
      write(id)
      write(node)
      write(Int32(clamping: cell ?? -1))
    case .tick: write(UInt8(6))
    case .resize(let size):
      write(UInt8(7))
      write(size)
    case .focus(let has):
      write(UInt8(8))
      write(has)
    case .suspend: write(UInt8(9))
    case .resume: write(UInt8(10))
    }
  }

  private mutating func write(_ pointer: PointerEvent) {
    write(pointer.phase.rawValue)
    write(pointer.button.rawValue)
    write(pointer.modifiers.rawValue)
    for number in [pointer.column, pointer.row, pointer.wheel, pointer.cell ?? -1] {
      write(Int32(clamping: number))
    }
    write(pointer.node)
  }
}

extension WireReader {
  mutating func readSize() throws(WireError) -> CellSize {
    CellSize(columns: Int(try read(Int32.self)), rows: Int(try read(Int32.self)))
  }

  mutating func readTime() throws(WireError) -> GameTime {
    GameTime(steady: try read(), wall: try read())
  }

  mutating func readEvent() throws(WireError) -> SceneEvent {
    switch try read(UInt8.self) {
    case 1:
      guard let key = Key(code: try read()) else { throw WireError("no such key") }
      return .key(key, Modifiers(rawValue: try read()))
    case 2: return .text(try readText())
    case 3: return .paste(try readText())
    case 4: return .pointer(try readPointer())
    case 5: return .action(try readText(), node: try read(), cell: try readIndex())
    case 6: return .tick
    case 7: return .resize(try readSize())
    case 8: return .focus(try readFlag())
    case 9: return .suspend
    case 10: return .resume
    case let kind: throw WireError("no such event: \(kind)")
    }
  }

  private mutating func readIndex() throws(WireError) -> Int? {
    let index = Int(try read(Int32.self))
    return index < 0 ? nil : index
  }

  private mutating func readPointer() throws(WireError) -> PointerEvent {
    guard let phase = PointerEvent.Phase(rawValue: try read()),
      let button = PointerEvent.Button(rawValue: try read())
    else { throw WireError("no such pointer event") }
    let modifiers = Modifiers(rawValue: try read())
    let column = Int(try read(Int32.self))
    let row = Int(try read(Int32.self))
    let wheel = Int(try read(Int32.self))
    let cell = try readIndex()
    return PointerEvent(
      phase, button: button, modifiers: modifiers, column: column, row: row, wheel: wheel,
      node: try read(), cell: cell)
  }
}
