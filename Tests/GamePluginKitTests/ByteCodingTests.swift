import GamePluginKit
import Testing

@Suite("Bytes")
struct ByteCodingTests {
  @Test("give back what was written")
  func roundTrip() throws {
    var writer = ByteWriter()
    let numbers: [UInt64] = [0, 1, 127, 128, 16_383, 16_384, .max - 1, .max]
    for number in numbers { writer.write(number) }
    writer.write("żółw")
    writer.write([UInt8]())
    writer.write(UInt8(7))
    var reader = ByteReader(writer.bytes)
    for number in numbers { #expect(try reader.readNumber() == number) }
    #expect(try reader.readText() == "żółw")
    #expect(try reader.readBytes() == [])
    #expect(try reader.readByte() == 7)
    #expect(reader.remaining == 0)
    #expect(throws: ByteFault.ended) { try reader.readByte() }
  }

  @Test("that nobody writes are refused")
  func malformed() throws {
    for bytes: [UInt8] in [
      [0x80], [0x80, 0x00], Array(repeating: 0xff, count: 11),
      Array(repeating: 0x80, count: 9) + [2],
    ] {
      var reader = ByteReader(bytes)
      #expect(throws: ByteFault.self) { try reader.readNumber() }
    }
    var long = ByteReader([200, 1, 2])
    #expect(throws: ByteFault.ended) { try long.readBytes() }
    var broken = ByteReader([1, 0xc3])
    #expect(throws: ByteFault.self) { try broken.readText() }
    var large = ByteReader([9])
    #expect(throws: ByteFault.malformed("9 is not below 9")) { try large.readInt(below: 9) }
  }
}
