import Testing

@testable import HeadlessFrontend

@Suite("JSON on one line")
struct JSONWriterTests {
  @Test("members and elements are separated by commas")
  func commas() {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("a", 1)
      writer.name("b")
      writer.array { writer in
        writer.object { _ in }
        writer.null()
        writer.number(1.5)
        writer.number(.nan)
      }
      writer.member("c", true)
      writer.member("d", ["x", "y"])
    }
    writer.newline()
    #expect(
      String(decoding: writer.bytes, as: UTF8.self)
        == #"{"a":1,"b":[{},null,1.5,null],"c":true,"d":["x","y"]}"# + "\n")
  }

  @Test("every Unicode scalar survives writing and reading, and none ends the line")
  func roundTrip() throws {
    for plane in stride(from: UInt32(0), to: 0x11_0000, by: 0x100) {
      let scalars = (plane..<plane + 0x100).compactMap(Unicode.Scalar.init)
      let text = String(String.UnicodeScalarView(scalars))
      var writer = JSONWriter()
      writer.string(text)
      let written = String(decoding: writer.bytes, as: UTF8.self)
      let isOneLine = !written.contains { $0.isNewline }
      #expect(isOneLine)
      #expect(try JSONReader.value(of: writer.bytes) == .string(text))
    }
  }
}
