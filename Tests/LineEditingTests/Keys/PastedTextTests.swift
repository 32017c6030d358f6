import Testing

@testable import LineEditing

@Suite("Pasted text")
struct PastedTextTests {
  private func parts(_ text: String) -> [String] {
    let pasted = PastedText(Array(text.utf8))
    return pasted.lines + ["rest: \(pasted.rest)"]
  }

  @Test("A single line is only inserted, with or without a line end")
  func one() {
    #expect(parts("tap \"A\"") == ["rest: tap \"A\""])
    #expect(parts("tap \"A\"\n") == ["rest: tap \"A\""])
  }

  @Test("Several lines may end as on any system")
  func several() {
    #expect(parts("a\nb\r\nc\rd") == ["a", "b", "c", "rest: d"])
    #expect(parts("a\nb\n") == ["a", "b", "rest: "])
    #expect(parts("a\n\nb") == ["a", "", "rest: b"])
  }

  @Test("Nothing in a paste acts as a key")
  func control() {
    #expect(parts("a\tb\u{3}\u{1B}[A") == ["rest: a    b[A"])
    #expect(parts("\u{FEFF}tap\u{200B} \u{2067}\"A\"\u{61C}\u{2028}") == ["rest: tap \"A\""])
  }
}
