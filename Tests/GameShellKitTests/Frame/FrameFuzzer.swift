@testable import GameShellKit

/// Changes valid frames at random and hands them to the validator.
///
/// It counts by hand and touches bytes through pointers, because a million turns of it run
/// without the optimiser in an ordinary test run.
struct FrameFuzzer {
  /// What became of the mutated frames.
  struct Tally {
    var passed = 0
    var refused = 0
    /// The kinds of faults seen.
    var faults: Set<String> = []
  }

  private static let boundaries: [UInt32] = [
    0, 1, 2, 3, 15, 16, 17, 31, 32, 63, 64, 65, 127, 128, 255, 256, 0x7fff, 0x8000, 0xffff,
    0x1_0000, 0x10_0000, 0x10_ffff, 0x11_0000, 0x3fff_ffff, 0x7fff_fffe, 0x7fff_ffff, 0x8000_0000,
    0xffff_fffe, 0xffff_ffff,
  ]

  private var state: UInt64
  private let original: [UInt8]
  private let donors: [[UInt8]]

  init(seed: UInt64, original: [UInt8], donors: [[UInt8]]) {
    state = seed
    self.original = original
    self.donors = donors
  }

  mutating func run(count: Int) -> Tally {
    var tally = Tally()
    var turn = 0
    while turn < count {
      var bytes = original
      var changes = below(8) == 0 ? 3 : 1
      while changes > 0, !bytes.isEmpty {
        mutate(&bytes)
        changes -= 1
      }
      do throws(FrameFault) {
        FrameWalker(frame: try Frame(validating: bytes)).walk()
        tally.passed += 1
      } catch {
        tally.refused += 1
        // Naming each of a million faults would take longer than finding them.
        if turn & 63 == 0 { tally.faults.insert(Self.kind(error)) }
      }
      turn += 1
    }
    return tally
  }

  private mutating func below(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(truncatingIfNeeded: state >> 33) % bound
  }

  private mutating func mutate(_ bytes: inout [UInt8]) {
    switch below(8) {
    case 0, 1: bytes[below(bytes.count)] ^= 1 << UInt8(below(8))
    case 2: bytes[below(bytes.count)] = UInt8(below(256))
    case 3, 4: set(Self.boundaries[below(Self.boundaries.count)], in: &bytes)
    case 5: set(UInt32(below(64)), in: &bytes)
    case 6: resize(&bytes)
    default: splice(&bytes)
    }
  }

  /// Sets a whole word.
  private mutating func set(_ value: UInt32, in bytes: inout [UInt8]) {
    guard bytes.count >= 4 else { return }
    let at = below(bytes.count / 4) * 4
    bytes[at] = UInt8(truncatingIfNeeded: value)
    bytes[at + 1] = UInt8(truncatingIfNeeded: value >> 8)
    bytes[at + 2] = UInt8(truncatingIfNeeded: value >> 16)
    bytes[at + 3] = UInt8(truncatingIfNeeded: value >> 24)
  }

  /// Cuts the end off or appends to it; often the header is made to agree.
  private mutating func resize(_ bytes: inout [UInt8]) {
    if below(2) == 0 {
      bytes.removeLast(below(min(64, bytes.count)) + 1)
    } else {
      bytes.append(contentsOf: repeatElement(UInt8(below(256)), count: below(64)))
    }
    guard bytes.count >= FrameLayout.headerSize, below(2) == 0 else { return }
    bytes[8] = UInt8(truncatingIfNeeded: bytes.count)
    bytes[9] = UInt8(truncatingIfNeeded: bytes.count >> 8)
  }

  /// Copies a piece of another frame, or of this one, over a place.
  private mutating func splice(_ bytes: inout [UInt8]) {
    let donor = donors[below(donors.count)]
    let length = min(below(128) + 1, donor.count, bytes.count)
    let from = below(donor.count - length + 1)
    let to = below(bytes.count - length + 1)
    bytes.replaceSubrange(to..<to + length, with: donor[from..<from + length])
  }

  private static func kind(_ fault: FrameFault) -> String {
    String("\(fault)".filter { !$0.isNumber }.prefix(40))
  }
}

/// Reads everything a frame has, as front ends do.
struct FrameWalker {
  let frame: Frame

  func walk() {
    var index = 0
    while index < frame.nodeCount {
      let node = frame.node(index)
      read(node.text)
      read(node.label)
      read(node.action)
      read(node.hint)
      for child in frame.children(of: index) { precondition(child < frame.nodeCount) }
      var item = Int(node.data)
      let end = item + Int(node.dataCount)
      switch node.kind {
      case .grid:
        while item < end {
          let cell = frame.cell(item)
          read(cell.glyph)
          read(cell.label)
          read(cell.action)
          item += 1
        }
      case .chart:
        while item < end {
          _ = frame.value(item)
          item += 1
        }
      case .canvas:
        while item < end {
          _ = frame.pixel(item)
          item += 1
        }
      default: break
      }
      index += 1
    }
  }

  private func read(_ range: TextRange) {
    if !range.isEmpty { precondition(frame.text(range).utf8.count == Int(range.length)) }
  }
}
