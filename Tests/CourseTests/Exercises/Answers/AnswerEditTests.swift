import Testing

@testable import Course

@Suite("Edits of a solution")
struct AnswerEditTests {
  private let text = """
    struct A {
      func go() {
        path = []
      }

      func come() {
        path.append(1)
      }
    }
    """

  private func edited(_ find: String, _ replacement: String) throws -> String {
    try AnswerEdit(find: find, replacement: replacement).applied(to: text)
  }

  @Test("A text that occurs once is replaced")
  func once() throws {
    #expect(try edited("path = []", "path.removeLast()").contains("    path.removeLast()\n"))
  }

  @Test("Further lines are indented like the first line")
  func severalLines() throws {
    #expect(
      try edited("path = []", "if full {\n  path = []\n}")
        == text.replacing("    path = []", with: "    if full {\n      path = []\n    }")
    )
  }

  @Test("A block is found at any indentation")
  func block() throws {
    #expect(
      try edited("func go() {\n  path = []\n}", "func go() {}")
        == text.replacing("func go() {\n    path = []\n  }", with: "func go() {}")
    )
    #expect(
      try edited("path = []\n  }\n\n  func come() {\n", "")
        == text.replacing("path = []\n  }\n\n  func come() {\n", with: "")
    )
  }

  @Test("A text that occurs nowhere, or more than once, is refused", arguments: ["stay", "path"])
  func unclear(find: String) {
    let count = find == "path" ? 2 : 0
    #expect(throws: AnswerEdit.Fault.notOnce(count: count)) { try edited(find, "x") }
  }

  @Test("An edit that changes nothing is refused")
  func same() {
    #expect(throws: AnswerEdit.Fault.sameText) { try edited("path = []", "path = []") }
  }
}
