import Testing

@testable import Course

@Suite("Short names")
struct ShortNameTests {
  @Test(
    "a short name is made of lower-case letters and digits, with single dashes between",
    arguments: ["a", "7", "tour", "the-stack-is-state", "ios-26", "2-of-3"]
  )
  func valid(text: String) {
    #expect(ShortName.matches(text))
  }

  @Test(
    "any other text is not a short name",
    arguments: [
      "", "-", "-a", "a-", "a--b", "A", "a b", "a_b", "a.b", "\u{E4}", "a\u{301}", "a\n", "\u{661}",
    ]
  )
  func invalid(text: String) {
    #expect(!ShortName.matches(text))
  }
}
