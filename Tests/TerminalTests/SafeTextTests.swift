import Terminal
import Testing

@Suite("Text from an app")
struct SafeTextTests {
  @Test("Line breaks stay, tabs become blanks, letters of all languages stay")
  func harmless() {
    #expect(SafeText.printable("a\tb\r\nüber 日本語 👍") == "a    b\nüber 日本語 👍")
  }

  @Test("Escape sequences, and signs that turn the reading order round, cannot act")
  func harmful() {
    let text = SafeText.printable("\u{1B}[2Jx\u{9B}1A\u{7}\u{7F}\u{202E}evil\u{2066}")
    #expect(text == "\u{241B}[2Jx\u{FFFD}1A\u{2407}\u{2421}\u{FFFD}evil\u{FFFD}")
  }
}
