import SceneModel
import SceneText
import Testing

@Suite("The windows of an app")
struct WindowsTextTests {
  @Test("marks the window in front")
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

  @Test("cuts titles that are too long")
  func narrow() {
    var snapshot = Snapshot(app: "Notes", window: Element(id: 1, kind: .window))
    snapshot.windows = ["Notes", String(repeating: "long ", count: 20)]
    for line in WindowsText(snapshot).lines(TextLayout(width: 40, signs: .ascii)) {
      #expect(line.columns <= 40)
    }
  }
}
