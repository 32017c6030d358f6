import Testing

@Suite("links")
struct LinksCommandTests {
  @Test("links lists the links and buttons of the screen and of its presentations")
  func lists() throws {
    try replay(
      #"""
      > links
      link "Books"                opens .list
      button "Compose"            runs the app's code
      button "Add One"            runs the app's code
      button "Edit"               runs the app's code
      button "Edit"               runs the app's code
      button "Delete"  disabled   runs the app's code
      button "Crash"              runs the app's code
      > tap Compose
      …
      > links
      button "Discard"   runs the app's code
      """#
    )
  }
}
