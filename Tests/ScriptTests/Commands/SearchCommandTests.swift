import Testing

@Suite("search")
struct SearchCommandTests {
  @Test("search needs a search field and a text")
  func needsAField() throws {
    try replay(
      #"""
      > search "apple"
      this screen has no search field; the searchable modifier adds one
      > search
      give the text to search for, as in: search "apple"
      """#
    )
  }
}
