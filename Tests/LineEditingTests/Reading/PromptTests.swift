import Testing

@testable import LineEditing

@Suite("The prompt")
struct PromptTests {
  @Test("Plain text needs no marks, and ends with one space")
  func plain() {
    #expect(Prompt("nav>").marked(with: "|") == "nav> ")
  }

  @Test("Colours are marked, never twice in a row, and end before the last space")
  func colored() {
    let prompt = Prompt([
      Prompt.Part("shop", escape: "<1>"), Prompt.Part("", escape: "<2>"),
      Prompt.Part(" Feed", escape: "<3>"), Prompt.Part(">", escape: "<3>"),
    ])
    #expect(prompt.marked(with: "|") == "|<1>|shop|\u{1B}[0m<3>| Feed>|\u{1B}[0m| ")
    #expect(prompt.text == "shop Feed> ")
  }

  @Test("Characters without their own cell, or with an effect on the terminal, are omitted")
  func unsafe() {
    #expect(Prompt("a\u{1B}[2J\nb\u{200D}e\u{301}\u{202E}日\u{1}").text == "a[2Jbe日 ")
  }
}
