import SceneModel
import SceneText
import Script
import Testing

@Suite("expect heard, and hear")
struct HeardExpectationTests {
  private func output(_ line: String) -> [String] {
    let title = Element(id: 3, kind: .text, label: "Tides", traits: [.heading])
    let button = Element(id: 4, kind: .button, label: "Call me")
    let screen = Element(id: 2, kind: .screen, label: "Sea", children: [title, button])
    return Interpreter(driver: StillApp(screen)).output(of: line).map(\.plain)
  }

  @Test("expect heard compares whole sentences, and their places if one is named")
  func heard() {
    #expect(output("expect heard \"Tides, heading\"") == ["ok  heard \"Tides, heading\""])
    #expect(output("expect heard \"Call me, button.\" 3") == ["ok  heard \"Call me, button.\" 3"])
    #expect(output("expect not heard \"Tides\"") == ["ok  not heard \"Tides\""])
    #expect(
      output("expect heard \"Call me, button\" 2").last == "  seen      it as sentence 3"
    )
    #expect(output("expect heard").first?.hasPrefix("give the sentence") == true)
  }

  @Test("hear reads the screen, or the rotor's stops")
  func hears() {
    #expect(output("hear headings") == ["Sea, heading.", "Tides, heading."])
    #expect(output("hear fields") == ["There are no fields here."])
    #expect(output("hear").suffix(2) == ["Tides, heading.", "Call me, button."])
  }
}
