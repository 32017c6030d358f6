import Testing

@testable import Course

@Suite("Short names")
struct ShortNameTests {
  @Test(
    "words of lower-case letters and digits, with a dash between two of them",
    arguments: ["a", "7", "tour", "the-stack-is-state", "ios-26", "2-of-3"]
  )
  func valid(text: String) {
    #expect(ShortName.matches(text))
  }

  @Test(
    "anything else has another form",
    arguments: [
      "", "-", "-a", "a-", "a--b", "A", "a b", "a_b", "a.b", "\u{E4}", "a\u{301}", "a\n", "\u{661}",
    ]
  )
  func invalid(text: String) {
    #expect(!ShortName.matches(text))
  }
}
