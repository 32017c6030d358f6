import Testing

@Suite("expect console")
struct ConsoleExpectationTests {
  @Test("expect console looks for a part of a printed line")
  func looksForAPartOfALine() throws {
    try replay(
      #"""
      > expect console "tapped"
      not as expected
        expected  console "tapped"
        seen      nothing is printed
      > tap "Edit" 1
      nothing changed; you are at Home
      > tap "Edit" 2
      nothing changed; you are at Home
      > expect console "tapped 34"
      ok  console "tapped 34"
      > expect console "saved"
      not as expected
        expected  console "saved"
        seen      2 lines, the last one "tapped 37"
      """#
    )
  }
}
