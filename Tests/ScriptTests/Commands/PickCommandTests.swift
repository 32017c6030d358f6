import SceneModel
import Testing

@testable import Script

@Suite("pick")
struct PickCommandTests {
  @Test("pick chooses an option")
  func choosesAnOption() throws {
    try replay(
      #"""
      > pick "Large" in "Size"
      ~ picker "Size" "Small" → "Large"
      > pick Huge in Size
      the picker "Size" has no option "Huge"; there are "Small", "Large"
      > pick Large
      name the picker, as in: pick "Dark" in "Appearance"
      > pick Large in Name
      no picker or menu "Name" here; there is "Size"
      """#
    )
  }

  @Test("pick also chooses a stepper's buttons, a slider's values and a calendar's dates")
  func otherPickers() {
    let kinds: [Element.Kind] = [.picker, .menu, .stepper, .slider, .datePicker]
    #expect(kinds.allSatisfy(ControlRole.pick.suits))
    #expect(!ControlRole.pick.suits(Element.Kind.button))
  }
}
