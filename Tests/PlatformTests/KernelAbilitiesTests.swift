import Platform
import Testing

@Suite("What the kernel offers")
struct KernelAbilitiesTests {
  @Test("the kernel names itself, and asking twice gives the same")
  func names() {
    let abilities = KernelAbilities.current()
    #expect(abilities.release.first?.isNumber == true)
    #expect(!abilities.machine.isEmpty)
    #expect((0...64).contains(abilities.landlockABI))
    #expect(KernelAbilities.current() == abilities)
  }

  @Test("every kernel that Swift runs on knows no_new_privs")
  func noNewPrivs() {
    #expect(KernelAbilities.current().hasNoNewPrivs)
  }
}
