import SceneModel
import SceneText
import Testing

@Suite("The windows of an app")
struct WindowsTextTests {
  @Test("the window in front is marked")
  func front() {
    var snapshot = Snapshot(app: "Notes", window: Element(id: 1, kind: .window))
    #expect(text(WindowsText(snapshot).lines(TextLayout())) == "● 1  Notes")
    snapshot.windows = ["Notes", "Milk\u{1B}[2J, a note"]
    snapshot.frontWindow = 2
    #expect(
      text(WindowsText(snapshot).lines(TextLayout())) == #"""
        ○ 1  Notes
        ● 2  Milk\u{1b}[2J, a note
        """#
    )
  }

  @Test("titles that are too long are cut")
  func narrow() {
    var snapshot = Snapshot(app: "Notes", window: Element(id: 1, kind: .window))
    snapshot.windows = ["Notes", String(repeating: "long ", count: 20)]
    for line in WindowsText(snapshot).lines(TextLayout(width: 40, signs: .ascii)) {
      #expect(line.columns <= 40)
    }
  }
}
