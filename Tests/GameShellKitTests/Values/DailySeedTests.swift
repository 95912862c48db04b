import GameShellKit
import Testing

@Suite("The seed of a day's puzzle")
struct DailySeedTests {
  let day = Day(year: 2026, month: 11, day: 30)

  @Test("is what it is on every machine and in every release")
  func pinned() {
    #expect(dailySeed(subsystem: "org.example.garden", day: day) == 0xc81b_61fc_704c_b915)
    #expect(dailySeed(subsystem: "org.example.garden", day: day + 1) == 0x5a15_da6e_5bbf_a74e)
    #expect(
      dailySeed(subsystem: "org.example.garden", day: day, variant: "hard")
        == 0x3a31_dcb0_b279_41f4)
    #expect(dailySeed(subsystem: "org.example.other", day: day) == 0x4228_f85e_2db6_a73c)
  }

  @Test("ten years of days have no seed in common")
  func distinct() {
    let seeds = Set((0..<3653).map { dailySeed(subsystem: "a", day: day + $0) })
    #expect(seeds.count == 3653)
  }
}
