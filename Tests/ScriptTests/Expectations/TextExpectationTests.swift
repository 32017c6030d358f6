import Testing

@Suite("expect text")
struct TextExpectationTests {
  @Test("compares whole texts, or parts")
  func comparesWholeTextsOrParts() throws {
    try replay(
      #"""
      > expect text "Count 0"
      ok  text "Count 0"
      > expect text "Count 1"
      not as expected
        expected  text "Count 1"
        seen      texts "Count 0", "Names", "Size of things"
      > expect text "Count"
      not as expected
        expected  text "Count"
        seen      texts "Count 0", "Names", "Size of things"
      > expect text containing "Count"
      ok  text containing "Count"
      > expect text "Small"
      not as expected
        expected  text "Small"
        seen      texts "Count 0", "Names", "Size of things"
      """#
    )
  }
}
