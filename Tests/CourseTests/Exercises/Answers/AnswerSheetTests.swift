import Testing

@testable import Course

@Suite("A sheet of answers")
struct AnswerSheetTests {
  private func read(_ text: String) -> String {
    do throws(ContentError) {
      let sheet = try AnswerSheet.read(text, file: "answers.txt", names: ["root", "map"])
      return sheet.answers.sorted { $0.key < $1.key }
        .map {
          "\($0.key) = \($0.value.text) (\($0.value.position.line):\($0.value.position.column))"
        }
        .joined(separator: "; ")
    } catch {
      return "\(error)"
    }
  }

  @Test("Answers are written after names or below them, and may be missing")
  func answers() {
    #expect(read("# Nothing yet.\nroot:\n\nmap:  \n") == "")
    #expect(read("root: b # or c\nmap: a") == "map = a (2:6); root = b (1:7)")
    #expect(
      read("map:\n  tab Feed\n\n  Feed\nroot: [.a(#b)]")
        == "map = tab Feed\nFeed (2:3); root = [.a(#b)] (5:7)"
    )
    #expect(read("map: Feed\n  Post") == "map = Feed\nPost (1:6)")
  }

  @Test("A line that belongs to no question is reported with its place")
  func mistakes() {
    #expect(
      read("b\n root: b\nmop: a\nroot: a\nroot: b") == """
        answers.txt:1:1: this line is not part of a question; write 'NAME: ANSWER', and begin continuation lines with two spaces
        answers.txt:3:1: there is no question 'mop'; the questions are root, map
        answers.txt:4:1: 'root' is answered twice; answer it once
        answers.txt:5:1: 'root' is answered twice; answer it once
        """
    )
  }
}
