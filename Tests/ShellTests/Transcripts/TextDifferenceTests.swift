import Testing

@testable import Shell

@Suite("The first difference of two texts")
struct TextDifferenceTests {
  @Test("The line is reported, with its expected and its actual text")
  func difference() {
    #expect(
      TextDifference(expected: "a\nb\nc", seen: "a\nx\nc")?.description == """
        2:1: not as recorded
          expected  b
          expected  c
          seen      x
          seen      c
        """
    )
    #expect(TextDifference(expected: "a\n", seen: "a\n") == nil)
  }

  @Test("A longer text differs at the end of the shorter text")
  func longer() {
    let difference = TextDifference(expected: "a", seen: "a\nb")
    #expect(difference?.line == 2)
    #expect(difference?.expected == [])
    #expect(difference?.seen == ["b"])
  }
}
