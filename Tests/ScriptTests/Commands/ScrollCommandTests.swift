import Testing

@Suite("scroll")
struct ScrollCommandTests {
  @Test("scrolls to what is there, and says where there is nothing to scroll")
  func scrolls() throws {
    try replay(
      #"""
      > scroll to "Books"
      nothing changed; you are at Home
      > scroll to "Row 5"
      no list here has a row "Row 5"; NavLab scrolled through them to look for it
      > scroll down
      no list here has more rows below than it shows
      > scroll up 20
      no list here has more rows above than it shows
      > scroll to top
      no list here has more rows above than it shows
      > scroll
      say which way, as in: scroll down, or: scroll to "Row 500"
      > scroll to
      say where to scroll, as in: scroll to "Row 500"
      > console
      scrolled to Books
      scrolled to Row 5
      """#
    )
  }
}
