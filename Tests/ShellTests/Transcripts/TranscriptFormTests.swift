import Testing

@testable import Shell

@Suite("Forms of transcripts")
struct TranscriptFormTests {
  private let narrow = TranscriptForm(columns: 4, usesUnicode: false)

  @Test("A line that a terminal cannot show is reported")
  func faults() {
    #expect(narrow.fault(in: "abcd", isWide: false) == nil)
    #expect(narrow.fault(in: "abcde", isWide: false) == "is 5 columns wide")
    #expect(narrow.fault(in: "abcde", isWide: true) == nil)
    #expect(narrow.fault(in: "ab→", isWide: false) == "contains '→', which is not ASCII")
    #expect(narrow.fault(in: "a\u{1B}", isWide: true) == "contains terminal control characters")
    #expect(narrow.fault(in: "日本", isWide: false, hasLetters: true) == nil)
    #expect(
      narrow.fault(in: "日→", isWide: false, hasLetters: true) == "contains '→', which is not ASCII"
    )
    let unicode = TranscriptForm(columns: 4, usesUnicode: true)
    #expect(unicode.fault(in: "ab→", isWide: false) == nil)
    #expect(unicode.fault(in: "日本語", isWide: false) == "is 6 columns wide")
  }
}
