import SceneText
import Testing

@Suite("TextLayout")
struct TextLayoutTests {
  private let layout = TextLayout()

  @Test("the middle of a text is cut out")
  func cut() {
    #expect(layout.cut("abcdefgh", to: 8) == "abcdefgh")
    #expect(layout.cut("abcdefgh", to: 7) == "abc…fgh")
    #expect(layout.cut("abcdefgh", to: 2) == "a…")
    #expect(layout.cut("abcdefgh", to: 1) == "…")
    #expect(layout.cut("abcdefgh", to: 0) == "")
    #expect(layout.cut("日本語日本語", to: 7) == "日…語")
    #expect(TextLayout(signs: .ascii).cut("abcdefgh", to: 7) == "ab...gh")
  }

  @Test("prose is broken between words, and a piece that is longer than a line is cut")
  func paragraph() {
    let narrow = TextLayout(width: 20)
    let lines = narrow.paragraph(
      "one two three four aVeryLongWordThatDoesNotFitOnALine five\nsix",
      after: StyledText("- ", .structure)
    )
    #expect(
      text(lines) == """
        - one two three four
          aVeryLong…tOnALine
          five six
        """
    )
    #expect(
      text(narrow.paragraph("word", after: "a rather long head")) == """
        a rather long head
                  word
        """
    )
    #expect(text(narrow.paragraph("")) == "")
  }

  @Test("a layout is at least 20 columns wide")
  func least() {
    #expect(TextLayout(width: -1).width == 20)
  }
}
