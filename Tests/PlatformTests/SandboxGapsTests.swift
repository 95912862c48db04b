import Platform
import Testing

@Suite("What a kernel cannot keep from a game")
struct SandboxGapsTests {
  @Test("a current kernel leaves no gap")
  func none() { #expect(Sandbox.gaps(landlock: 7, hasSeccompFilter: true).isEmpty) }

  @Test("what the filter for system calls bars as well is no gap of an older Landlock")
  func filtered() { #expect(Sandbox.gaps(landlock: 1, hasSeccompFilter: true).isEmpty) }

  @Test("without the filter, each thing that Landlock learned later is a gap before it did")
  func unfiltered() {
    let gaps = Sandbox.gaps(landlock: 3, hasSeccompFilter: false)
    #expect(gaps.count == 4)
    #expect(gaps[0].contains("from 4 on it also bars network ports"))
    #expect(gaps[3].contains("no seccomp filters: games could open network connections"))
    #expect(
      Sandbox.gaps(landlock: 6, hasSeccompFilter: false)
        == [
          "this kernel has no seccomp filters: games could start processes and signal your "
            + "other programs"
        ])
  }

  @Test("a kernel with neither is said to protect nothing")
  func neither() {
    let gaps = Sandbox.gaps(landlock: 0, hasSeccompFilter: false)
    #expect(gaps.count == 2 && gaps[0].contains("could read your files, and write them"))
  }
}
