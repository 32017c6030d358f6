import SceneText
import Shell
import Terminal
import Testing

@Suite("The canvas")
struct TextCanvasTests {
  private func drawn(_ profile: DisplayProfile) -> String {
    let output = RecordedOutput()
    TextCanvas(output: output, profile: profile).draw([
      StyledText("see ") + StyledText("App.swift", .value, file: "/my desk/App.swift")
    ])
    return output.text
  }

  @Test("A file name is a link on capable terminals, and plain text elsewhere")
  func links() {
    #expect(drawn(DisplayProfile()) == "see App.swift\n")
    #expect(
      drawn(DisplayProfile(usesLinks: true))
        == "see \u{1B}]8;;file:///my%20desk/App.swift\u{1B}\\App.swift\u{1B}]8;;\u{1B}\\\n"
    )
    #expect(
      drawn(DisplayProfile(usesColor: true, usesLinks: true)).contains(
        "App.swift\u{1B}\\\u{1B}[36mApp.swift\u{1B}[0m\u{1B}]8;;"
      )
    )
  }
}
