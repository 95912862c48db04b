import GameShellKit
import Testing

@testable import ALSAAudio

@Suite("WAV files")
struct WAVFileTests {
  @Test("integer samples of every size have their full scale")
  func integers() throws {
    let cases: [(UInt16, [UInt8], [Float])] = [
      (8, [0, 64, 128, 192], [-1, -0.5, 0, 0.5]),
      (16, le(Int16.min) + le(Int16(0)) + le(Int16(8192)), [-1, 0, 0.25]),
      (
        24, [0, 0, 0x80] + [0, 0, 0] + [0, 0, 0x40] + [0xFF, 0xFF, 0xFF], [-1, 0, 0.5, -0x1p-23]
      ),
      (32, le(Int32.min) + le(Int32(1 << 30)), [-1, 0.5]),
    ]
    for (bits, data, samples) in cases {
      #expect(try WAVFile(WAVBytes(bits: bits, data: data).bytes).samples == samples)
    }
  }

  @Test("floating-point samples are read, and what is no loudness is silence")
  func floats() throws {
    let values: [Float] = [0.25, -1, 7, .nan, .infinity]
    let single = WAVBytes(coding: 3, bits: 32, data: values.flatMap { le($0.bitPattern) })
    #expect(try WAVFile(single.bytes).samples == [0.25, -1, 1, 0, 0])
    let double = WAVBytes(
      coding: 3, bits: 64, data: values.flatMap { le(Double($0).bitPattern) })
    #expect(try WAVFile(double.bytes).samples == [0.25, -1, 1, 0, 0])
  }

  @Test("stereo, another rate, the extensible format and unknown parts are understood")
  func variants() throws {
    var wav = WAVBytes(channels: 2, rate: 22_050, data: le(Int16(16384)) + le(Int16(-16384)))
    wav.isExtensible = true
    wav.extra = wav.part("LIST", [1, 2, 3])
    let file = try WAVFile(wav.bytes)
    #expect(file.channels == 2)
    #expect(file.rate == 22_050)
    #expect(file.samples == [0.5, -0.5])
  }

  @Test("a size declared beyond the end, as pipes write it, means up to the end")
  func streamed() throws {
    var wav = WAVBytes(data: le(Int16(16384)) + [1])
    wav.declaredSize = .max
    #expect(try WAVFile(wav.bytes).samples == [0.5])
  }

  @Test("each fault has its name")
  func faults() {
    func kind(_ bytes: [UInt8]) -> WAVError.Kind? {
      do throws(WAVError) {
        _ = try WAVFile(bytes)
        return nil
      } catch {
        return error.kind
      }
    }
    let good = WAVBytes(data: [0, 0])
    #expect(kind([]) == .notWAV)
    #expect(kind(Array("RIFF....AIFF".utf8)) == .notWAV)
    #expect(kind(Array(good.bytes.prefix(30))) == .truncated)
    #expect(kind(Array(good.bytes.prefix(40))) == .truncated)
    #expect(kind(WAVBytes(data: []).bytes) == .truncated)
    #expect(kind(WAVBytes(coding: 2, data: [0, 0]).bytes) == .coding(2))
    #expect(kind(WAVBytes(bits: 12, data: [0, 0]).bytes) == .sampleSize(12))
    #expect(kind(WAVBytes(coding: 3, bits: 16, data: [0, 0]).bytes) == .sampleSize(16))
    #expect(kind(WAVBytes(channels: 6, data: [0, 0]).bytes) == .channels(6))
    #expect(kind(WAVBytes(rate: 0, data: [0, 0]).bytes) == .rate(0))
    #expect(kind(WAVBytes(rate: 1000, data: .init(repeating: 0, count: 60_002)).bytes) == .tooLong)
    var twice = good
    twice.extra = twice.part("fmt ", .init(repeating: 0, count: 16))
    #expect(kind(twice.bytes) == .disordered)
    #expect(kind(Array("RIFF....WAVE".utf8) + good.part("data", [0, 0])) == .disordered)
  }

  @Test("any bytes give samples within full scale or an error, never a trap")
  func fuzz() {
    var random = SeededRandom(seed: 7)
    var accepted = 0
    for round in 0..<5000 {
      var wav = WAVBytes(
        coding: [1, 3][round % 2], channels: UInt16(1 + round % 3),
        rate: UInt32(truncatingIfNeeded: random.next() % 100_000),
        bits: [8, 16, 24, 32, 64][round % 5],
        data: (0..<(random.next() % 40)).map { _ in UInt8(truncatingIfNeeded: random.next()) })
      wav.isExtensible = round % 7 == 0
      var bytes = wav.bytes
      for _ in 0..<(random.next() % 6) {
        bytes[Int(random.next() % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: random.next())
      }
      if round % 5 == 0 { bytes = Array(bytes.prefix(Int(random.next() % UInt64(bytes.count)))) }
      guard let file = try? WAVFile(bytes) else { continue }
      accepted += 1
      #expect(file.sound().samples.allSatisfy { abs($0) <= 1 })
    }
    #expect(accepted > 300)
  }

  @Test("resampling doubles and halves along straight lines")
  func resampling() throws {
    func samples(rate: UInt32, _ values: [Float]) throws -> [Float] {
      let data = values.flatMap { le($0.bitPattern) }
      let sound = try WAVFile(WAVBytes(coding: 3, rate: rate, bits: 32, data: data).bytes).sound()
      #expect(
        stride(from: 0, to: sound.samples.count, by: 2).allSatisfy {
          sound.samples[$0] == sound.samples[$0 + 1]
        })
      return stride(from: 0, to: sound.samples.count, by: 2).map { sound.samples[$0] }
    }
    #expect(try samples(rate: 48_000, [0, 1, -1]) == [0, 1, -1])
    #expect(try samples(rate: 24_000, [0, 1, -1]) == [0, 0.5, 1, 0, -1, -1])
    #expect(try samples(rate: 96_000, [0, 0.5, 1, 0.25]) == [0, 1])
    #expect(try samples(rate: 44_100, .init(repeating: 0.5, count: 44_100)).count == 48_000)
  }

  @Test("a tone keeps its pitch through resampling")
  func pitch() throws {
    let data = (0..<4410).flatMap { index in
      le(
        Float(sineOfTurn((440 * Double(index) / 44_100).truncatingRemainder(dividingBy: 1)))
          .bitPattern)
    }
    let file = try WAVFile(WAVBytes(coding: 3, rate: 44_100, bits: 32, data: data).bytes)
    let samples = file.sound().samples
    let mono = stride(from: 0, to: samples.count, by: 2).map { Double(samples[$0]) }
    #expect(mono.count == 4800)
    #expect(Goertzel.amplitude(of: 440, in: mono) > 0.99)
    #expect(Goertzel.amplitude(of: 480, in: mono) < 0.05)
  }
}
