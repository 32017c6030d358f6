import Course
import Testing

@testable import Publishing

@Suite("Prose as Markdown")
struct MarkdownTextTests {
  private func text(_ blocks: Block...) -> String { MarkdownText.text(of: blocks) }

  @Test("Text in a lesson remains text in a notebook")
  func escaped() {
    #expect(
      text(.paragraph([.text("a*b_c [d] <e> $f$ `g` \\h | ~i & j")]))
        == "a\\*b\\_c \\[d\\] \\<e\\> \\$f\\$ \\`g\\` \\\\h \\| \\~i \\& j"
    )
    #expect(
      text(.paragraph([.text("# a"), .softBreak, .text("1. b"), .softBreak, .text("- c")]))
        == "\\# a\n1\\. b\n\\- c"
    )
  }

  @Test("Code keeps its signs, even if it contains fences")
  func code() {
    #expect(text(.paragraph([.code("$path")])) == "`$path`")
    #expect(text(.paragraph([.code("a`b")])) == "`` a`b ``")
    #expect(text(.code(language: "text", text: "```\nx\n")) == "````text\n```\nx\n````")
  }

  @Test("Lists and quotes are indented")
  func blocks() {
    #expect(
      text(
        .list(
          start: 9,
          items: [
            [.paragraph([.text("a")]), .code(language: nil, text: "b")], [.paragraph([.text("c")])],
          ]
        ),
        .quote([.paragraph([.text("q")]), .rule])
      ) == "9. a\n\n   ```\n   b\n   ```\n10. c\n\n> q\n>\n> ---"
    )
  }
}
