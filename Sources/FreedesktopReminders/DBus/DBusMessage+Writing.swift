extension DBusMessage {
  /// Appends arguments.
  func append(_ values: [DBusValue]) throws(NotificationProblem) {
    let place = DBusMemory()
    library.beginAppending(handle, place.pointer)
    for value in values {
      guard write(value, at: place) else {
        throw NotificationProblem("there is no memory for a message")
      }
    }
  }

  private func write(_ value: DBusValue, at place: DBusMemory) -> Bool {
    switch value {
    case .string(let text): return write(text, at: place)
    case .byte(let number): return basic(number, "y", at: place)
    case .boolean(let flag): return basic(UInt32(flag ? 1 : 0), "b", at: place)
    case .int32(let number): return basic(number, "i", at: place)
    case .uint32(let number): return basic(number, "u", at: place)
    case .strings(let texts):
      return container("a", of: "s", at: place) { inner in
        texts.allSatisfy { write($0, at: inner) }
      }
    case .properties(let values):
      return container("a", of: "{sv}", at: place) { inner in
        values.sorted { $0.key < $1.key }.allSatisfy { name, value in
          container("e", of: nil, at: inner) { entry in
            write(name, at: entry)
              && container("v", of: value.signature, at: entry) { write(value, at: $0) }
          }
        }
      }
    case .other: return false
    }
  }

  /// A zero would end the text early, and D-Bus allows none.
  private func write(_ text: String, at place: DBusMemory) -> Bool {
    String(String.UnicodeScalarView(text.unicodeScalars.filter { $0 != "\0" })).withCString {
      basic($0, "s", at: place)
    }
  }

  private func basic<Value>(_ value: Value, _ type: Unicode.Scalar, at place: DBusMemory) -> Bool {
    withUnsafeBytes(of: value) { bytes in
      guard let address = bytes.baseAddress else { return false }
      return library.appendBasic(place.pointer, Int32(type.value), address) != 0
    }
  }

  private func container(
    _ type: Unicode.Scalar, of signature: String?, at place: DBusMemory,
    _ content: (DBusMemory) -> Bool
  ) -> Bool {
    let inner = DBusMemory()
    let isOpen =
      if let signature {
        library.openContainer(place.pointer, Int32(type.value), signature, inner.pointer)
      } else {
        library.openContainer(place.pointer, Int32(type.value), nil, inner.pointer)
      }
    guard isOpen != 0 else { return false }
    let isWhole = content(inner)
    return library.closeContainer(place.pointer, inner.pointer) != 0 && isWhole
  }
}
