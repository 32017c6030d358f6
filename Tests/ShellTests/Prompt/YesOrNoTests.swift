import Shell
import Testing

@Suite("Answers to a question with y and n")
struct YesOrNoTests {
  @Test(
    "The first word decides, in any case and with any mark",
    arguments: ["y", "Y", "yes", "Yes!", "yes please", " ok ", "sure, why not", "ja"]
  )
  func yes(line: String) {
    #expect(YesOrNo(line) == .yes)
  }

  @Test("Enter alone is no", arguments: ["", "  ", "n", "No", "no thanks", "nein", "quit"])
  func no(line: String) {
    #expect(YesOrNo(line) == .no)
  }

  @Test("Everything else is neither", arguments: ["maybe", "list", "3", "?", "yess"])
  func neither(line: String) {
    #expect(YesOrNo(line) == nil)
  }
}
