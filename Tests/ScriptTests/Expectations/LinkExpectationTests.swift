import Testing

@Suite("expect link")
struct LinkExpectationTests {
  @Test("expect link finds links")
  func findsLinks() throws {
    try replay(
      #"""
      > expect link "Books"
      ok  link "Books"
      > expect link "Delete"
      not as expected
        expected  link "Delete"
        seen      link "Books"
      """#
    )
  }
}
