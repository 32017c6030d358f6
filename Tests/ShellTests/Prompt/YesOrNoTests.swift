import Shell
import Testing

@Suite("Answers to a question with y and n")
struct YesOrNoTests {
  @Test(
    "The first word decides, in any letter case and with any punctuation",
    arguments: ["y", "Y", "yes", "Yes!", "yes please", " ok ", "sure, why not", "ja"]
  )
  func yes(line: String) {
    #expect(YesOrNo(line) == .yes)
  }

  @Test("Enter alone means no", arguments: ["", "  ", "n", "No", "no thanks", "nein", "quit"])
  func no(line: String) {
    #expect(YesOrNo(line) == .no)
  }

  @Test("Any other answer is neither", arguments: ["maybe", "list", "3", "?", "yess"])
  func neither(line: String) {
    #expect(YesOrNo(line) == nil)
  }
}
