import SceneModel
import Script
import Testing

@Suite("expect text")
struct TextExpectationTests {
  @Test("expect text compares whole texts or parts")
  func comparesWholeTextsOrParts() throws {
    try replay(
      #"""
      > expect text "Count 0"
      ok  text "Count 0"
      > expect text "Count 1"
      not as expected
        expected  text "Count 1"
        seen      texts "Count 0", "Names", "Size of things", "Small"
      > expect text "Count"
      not as expected
        expected  text "Count"
        seen      texts "Count 0", "Names", "Size of things", "Small"
      > expect text containing "Count"
      ok  text containing "Count"
      > expect text "Small"
      ok  text "Small"
      > expect text "Large"
      not as expected
        expected  text "Large"
        seen      texts "Count 0", "Names", "Size of things", "Small"
      > expect text "Home"
      not as expected
        expected  text "Home"
        seen      texts "Count 0", "Names", "Size of things", "Small"; write: expect
                  screen "Home"
      """#
    )
  }

  @Test("expect text reads an alert and the screen below it, but no screen below a sheet")
  func presentations() {
    let alert = Element(
      id: 8,
      kind: .alert,
      label: "Delete?",
      children: [text(9, "It cannot be undone."), Element(id: 10, kind: .button, label: "Delete")]
    )
    let screen = Element(id: 2, kind: .screen, label: "Start", children: [text(3, "Names")])
    #expect(texts(of: [screen, alert]) == ["Names", "Delete?", "It cannot be undone."])
    let inner = Element(id: 5, kind: .screen, children: [text(6, "In the sheet")])
    var sheet = Element(id: 4, kind: .sheet, children: [inner])
    #expect(texts(of: [screen, sheet]) == ["In the sheet"])
    sheet.children.append(alert)
    #expect(
      texts(of: [screen, sheet]) == ["In the sheet", "Delete?", "It cannot be undone."]
    )
  }

  private func text(_ id: Int, _ label: String) -> Element {
    Element(id: id, kind: .text, label: label)
  }

  private func texts(of children: [Element]) -> [String] {
    Snapshot(app: "App", window: Element(id: 1, kind: .window, children: children)).visibleTexts
  }
}
