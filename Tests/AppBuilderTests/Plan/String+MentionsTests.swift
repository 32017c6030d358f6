import Testing

@testable import AppBuilder

@Suite("The words of a text")
struct StringMentionsTests {
  @Test("A word is found anywhere, if all its letters match")
  func found() {
    let texts = ["os(iOS)", "#if !os(", "oos(", "os", "o s(", "", "é os(", "os\u{301}("]
    #expect(
      texts.map { $0.mentions("os(") } == [true, true, true, false, false, false, true, false]
    )
  }
}
