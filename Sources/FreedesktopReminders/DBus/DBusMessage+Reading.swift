extension DBusMessage {
  /// The arguments.
  var arguments: [DBusValue] {
    let place = DBusMemory()
    guard library.beginReading(handle, place.pointer) != 0 else { return [] }
    return values(from: place)
  }

  /// The values from a place on, to the end of what it is in.
  private func values(from place: DBusMemory) -> [DBusValue] {
    var result: [DBusValue] = []
    while case let type = library.argumentType(place.pointer), type != 0 {
      result.append(value(type, at: place))
      _ = library.next(place.pointer)
    }
    return result
  }

  private func value(_ type: Int32, at place: DBusMemory) -> DBusValue {
    switch Unicode.Scalar(UInt8(truncatingIfNeeded: type)) {
    case "s": return .string(text(at: place))
    case "y": return .byte(UInt8(truncatingIfNeeded: number(at: place)))
    case "b": return .boolean(number(at: place) & 0xFFFF_FFFF != 0)
    case "i": return .int32(Int32(truncatingIfNeeded: number(at: place)))
    case "u": return .uint32(UInt32(truncatingIfNeeded: number(at: place)))
    case "v": return values(from: inside(place)).first ?? .other(type)
    case "a":
      switch Unicode.Scalar(UInt8(truncatingIfNeeded: library.elementType(place.pointer))) {
      case "s": return .strings(texts(in: place))
      case "e": return .properties(entries(in: place))
      default: return .other(type)
      }
    default: return .other(type)
    }
  }

  private func texts(in place: DBusMemory) -> [String] {
    values(from: inside(place)).compactMap { value in
      if case .string(let text) = value { text } else { nil }
    }
  }

  private func entries(in place: DBusMemory) -> [String: DBusValue] {
    var result: [String: DBusValue] = [:]
    let entry = inside(place)
    while library.argumentType(entry.pointer) != 0 {
      let pair = values(from: inside(entry))
      if pair.count == 2, case .string(let name) = pair[0] { result[name] = pair[1] }
      _ = library.next(entry.pointer)
    }
    return result
  }

  private func inside(_ place: DBusMemory) -> DBusMemory {
    let inner = DBusMemory()
    library.recurse(place.pointer, inner.pointer)
    return inner
  }

  /// A number of up to eight bytes; those that the library did not write stay zero.
  private func number(at place: DBusMemory) -> UInt64 {
    var number: UInt64 = 0
    library.basic(place.pointer, &number)
    return UInt64(littleEndian: number)
  }

  /// The library answers with an address within the message.
  private func text(at place: DBusMemory) -> String {
    var address: UnsafePointer<CChar>?
    library.basic(place.pointer, &address)
    return address.map { String(cString: $0) } ?? ""
  }
}
