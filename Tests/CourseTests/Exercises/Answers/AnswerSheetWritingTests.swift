import Testing

@testable import Course

@Suite("Writing an answer into a sheet")
struct AnswerSheetWritingTests {
  private func write(_ answer: String, _ name: String, into text: String) -> String {
    AnswerSheet.writing(answer, for: name, into: text)
  }

  @Test("An answer replaces the earlier answer, and nothing else changes")
  func replaced() {
    let sheet = "# Choose.\nroot:\nmap: a # sure\n"
    #expect(write("b", "root", into: sheet) == "# Choose.\nroot: b\nmap: a # sure\n")
    #expect(write("c d", "map", into: sheet) == "# Choose.\nroot:\nmap: c d  # sure\n")
    #expect(write("b", "root", into: "map: a\nroot: a\n") == "map: a\nroot: b\n")
  }

  @Test("Old further lines are removed, comments stay, and new lines are indented")
  func lines() {
    let sheet = "map:\n  tab Feed\n\n  Post # the top\n# next\nroot: a\n"
    #expect(
      write("Door", "map", into: sheet) == "map: Door\n\n  # the top\n# next\nroot: a\n"
    )
    #expect(
      write("Door\nsheet Map", "map", into: "root: a\nmap: x")
        == "root: a\nmap:\n  Door\n  sheet Map"
    )
  }

  @Test("A new name is added at the end")
  func added() {
    #expect(write("b", "root", into: "map: a\n\n\n") == "map: a\nroot: b\n")
    #expect(write("b", "root", into: "") == "root: b\n")
  }

  @Test(
    "An answer that is written can be read back",
    arguments: ["b", "[.floor(1), .map]", "tab Mail / Home", "Door\nsheet Map", "[.a(#b)]"]
  )
  func roundTrip(answer: String) throws {
    for old in ["root:\nmap: a\n", "root: x\n  y\nmap: a\n", "map: a"] {
      let text = write(answer, "root", into: old)
      let sheet = try AnswerSheet.read(text, file: "answers.txt", names: ["root", "map"])
      #expect(sheet.answers["root"]?.text == answer)
      #expect(sheet.answers["map"]?.text == "a")
    }
    #expect(AnswerSheet.obstacle(to: answer) == nil)
  }

  @Test("An answer that the file would read as a comment is refused")
  func comments() {
    #expect(AnswerSheet.obstacle(to: "Room #3") != nil)
    #expect(AnswerSheet.obstacle(to: "#3") != nil)
  }
}
