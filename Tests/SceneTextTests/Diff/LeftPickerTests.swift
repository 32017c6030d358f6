import SceneModel
import SceneText
import Testing

@Suite("Screens with the options of a picker")
struct LeftPickerTests {
  @Test("a choice shows the new value on the screen below")
  func choice() {
    func snapshot(_ screens: [Element]) -> Snapshot {
      let stack = Element(id: 2, kind: .navigationStack, path: [], children: screens)
      return Snapshot(app: "App", window: Element(id: 1, kind: .window, children: [stack]))
    }
    let options = Element(
      id: 4,
      kind: .screen,
      label: "Importance",
      children: [
        Element(id: 5, kind: .button, label: "1", traits: [.selected]),
        Element(id: 6, kind: .button, label: "2"),
      ]
    )
    func form(_ value: String) -> Element {
      Element(
        id: 3,
        kind: .screen,
        label: "Task",
        children: [Element(id: 7, kind: .picker, label: "Importance", value: value)]
      )
    }
    func details(_ value: String) -> String {
      let before = snapshot([Element(id: 3, kind: .screen, label: "Task"), options])
      return text(SceneDiff(from: before, to: snapshot([form(value)])).details(TextLayout()))
    }
    #expect(details("2") == #"~ picker "Importance" "1" → "2""#)
    #expect(!details("1").contains("→"))
  }
}
