import Testing

@testable import LineEditing

@Suite("Hints")
struct LineHintTests {
  private let history = History(["tap \"Old\"", "tree", "tap \"New\""])

  private func hint(_ typed: String, _ words: [String] = []) -> String {
    LineHint.rest(of: typed, history: history) { text in
      let last = text.split(separator: " ", omittingEmptySubsequences: false).last.map(String.init)
      let fitting = words.filter { $0.hasPrefix(last ?? "") }
      return Completions(replacing: last ?? "", candidates: fitting.map { .init($0) })
    }
  }

  @Test("The newest line that begins like the current line is preferred to a completion")
  func order() {
    #expect(hint("ta", ["tab"]) == "p \"New\"")
    #expect(hint("tap \"O", ["\"Other\""]) == "ld\"")
    #expect(hint("tab", ["table"]) == "le")
    #expect(hint("tree") == "")
  }

  @Test("Without a word there is no hint")
  func nothing() {
    #expect(hint("", ["tab"]) == "")
    #expect(hint(" ", ["tab"]) == "")
    #expect(hint("push ", ["tab"]) == "")
  }

  @Test("A hint is a single line of text, whatever a candidate contains")
  func hostile() {
    #expect(hint("x", ["xa\u{1B}[2Jb\nc"]) == "a[2Jbc")
  }

  @Test("The first word of a hint includes the spaces before it")
  func word() {
    #expect(LineHint.firstWord(of: "ush .detail(id: 4)") == "ush")
    #expect(LineHint.firstWord(of: "  two words") == "  two")
    #expect(LineHint.firstWord(of: "") == "")
  }
}
