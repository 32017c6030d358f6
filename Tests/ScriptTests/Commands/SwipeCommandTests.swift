import Testing

@Suite("swipe")
struct SwipeCommandTests {
  @Test("swipe moves a row aside, or a sheet down")
  func swipes() throws {
    try replay(
      #"""
      > swipe "Size of things" left
      nothing changed; you are at Home
      > swipe "Books" right
      nothing changed; you are at Home
      > swipe "Books" left halfway
      nothing changed; you are at Home
      > swipe "Nothing" left
      no row "Nothing" here; there are "Books", "Compose", "Add One", "Count 0",
        "Edit", "Size of things" and 5 more
      > swipe "Books"
      give the direction, left or right, as in: swipe "Buy milk" left
      > swipe down
      there is nothing to dismiss
      > console
      swiped 36 left
      swiped 20 right
      swiped 20 left halfway
      """#
    )
  }
}
