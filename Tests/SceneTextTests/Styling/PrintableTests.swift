import SceneText
import Testing

@Suite("Printable")
struct PrintableTests {
  @Test("escapes what a terminal would act upon, and nothing else")
  func escapes() {
    #expect(
      Printable.line("a\u{1B}[2J\n\t\r\u{9B}\u{202E}b") == #"a\u{1b}[2J\n\t\r\u{9b}\u{202e}b"#
    )
    #expect(Printable.line("a\u{200B}b\u{61C}\u{2060}") == #"a\u{200b}b\u{61c}\u{2060}"#)
    #expect(Printable.line("👩‍👧 می‌خواهم") == "👩‍👧 می‌خواهم")
    #expect(Printable.line("é 日本 😀 \"\\") == "é 日本 😀 \"\\")
    #expect(Printable.quoted("a\u{7}") == #""a\u{7}""#)
  }

  @Test("escapes it in JSON as JSON does, and keeps line breaks between values")
  func json() {
    #expect(
      Printable.json("{\n  \"a\" : \"\u{9B}2J\u{7F}\u{202E}é\"\n}")
        == "{\n  \"a\" : \"\\u009b2J\\u007f\\u202eé\"\n}"
    )
  }
}
