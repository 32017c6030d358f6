import SceneModel
import Testing

@testable import Script

@Suite("The button that leaves a presentation and does the least")
struct HarmlessLabelTests {
  private func dialog(_ buttons: [Element]) -> Element {
    Element(id: 1, kind: .confirmationDialog, children: buttons)
  }

  private let delete = Element(id: 2, kind: .button, label: "Delete", traits: [.destructive])
  private let archive = Element(id: 3, kind: .button, label: "Archive")
  private let keep = Element(id: 4, kind: .button, label: "Keep", traits: [.cancel])

  @Test("is the one that cancels, wherever it stands")
  func cancels() {
    #expect(dialog([delete, archive, keep]).harmlessLabel == "Keep")
  }

  @Test("is a button that removes nothing if no button cancels")
  func removesNothing() {
    #expect(dialog([delete, archive]).harmlessLabel == "Archive")
  }

  @Test("is the only button, or nil without one")
  func onlyOne() {
    #expect(dialog([delete]).harmlessLabel == "Delete")
    #expect(dialog([]).harmlessLabel == nil)
  }
}
