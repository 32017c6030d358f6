import SceneModel
import SceneText
import Script
import Testing

@Suite("Commands that are understood in other words")
struct TakenCommandTests {
  private func output(_ line: String, file: String? = nil) -> [String] {
    let screens = ["Home", "Detail"].enumerated().map { index, title in
      Element(id: 3 + index, kind: .screen, label: title)
    }
    let stack = Element(id: 2, kind: .navigationStack, path: [".a"], children: screens)
    return Interpreter(driver: RecordingApp(stack), naming: .meant)
      .output(of: line, file: file).map(\.plain)
  }

  @Test(
    "the exact command is mentioned if scripts can contain it",
    arguments: [
      ("go back", "taken as: back"), ("Back", "taken as: back"), ("home", "taken as: root"),
      ("assert screen Detail", "taken as: expect screen Detail"),
      ("expect screen Detail", nil), ("what can i do", nil), ("back", nil), ("root", nil),
    ]
  )
  func told(line: String, note: String?) {
    let notes = output(line).filter { $0.hasPrefix("taken as: ") }
    #expect(notes == (note.map { [$0] } ?? []))
  }

  @Test("such commands are refused in a script")
  func refused() {
    #expect(output("go back", file: "a.nav").joined().contains("did you mean 'back'"))
  }
}
