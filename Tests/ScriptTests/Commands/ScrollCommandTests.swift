import Testing

@Suite("scroll")
struct ScrollCommandTests {
  @Test("scroll goes to an element, and says when nothing can be scrolled")
  func scrolls() throws {
    try replay(
      #"""
      > scroll to "Books"
      nothing changed; you are at Home
      > scroll to "Row 5"
      no list here has a row "Row 5"; NavLab scrolled through all lists
      > scroll down
      no list here has hidden rows below
      > scroll up 20
      no list here has hidden rows above
      > scroll to top
      no list here has hidden rows above
      > scroll
      give a direction, as in: scroll down, or a label, as in: scroll to "Row 500"
      > scroll to
      give the label of a row, as in: scroll to "Row 500"
      > console
      scrolled to Books
      scrolled to Row 5
      """#
    )
  }
}
