import SceneModel
import Testing

@testable import Script

@Suite("The most harmless button that leaves a presentation")
struct HarmlessLabelTests {
  private func dialog(_ buttons: [Element]) -> Element {
    Element(id: 1, kind: .confirmationDialog, children: buttons)
  }

  private let delete = Element(id: 2, kind: .button, label: "Delete", traits: [.destructive])
  private let archive = Element(id: 3, kind: .button, label: "Archive")
  private let keep = Element(id: 4, kind: .button, label: "Keep", traits: [.cancel])

  @Test("the cancel button is chosen, wherever it is")
  func cancels() {
    #expect(dialog([delete, archive, keep]).harmlessLabel == "Keep")
  }

  @Test("a button that removes nothing is chosen if no button cancels")
  func removesNothing() {
    #expect(dialog([delete, archive]).harmlessLabel == "Archive")
  }

  @Test("the only button is chosen, or nil without buttons")
  func onlyOne() {
    #expect(dialog([delete]).harmlessLabel == "Delete")
    #expect(dialog([]).harmlessLabel == nil)
  }
}
