import Testing

@Suite("search")
struct SearchCommandTests {
  @Test("needs a search field and a text")
  func needsAField() throws {
    try replay(
      #"""
      > search "apple"
      this screen has no search field; a view with searchable has one
      > search
      say what to search for, as in: search "apple"
      """#
    )
  }
}
