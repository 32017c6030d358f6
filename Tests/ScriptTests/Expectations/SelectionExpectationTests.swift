import Testing

@Suite("expect selection")
struct SelectionExpectationTests {
  @Test("expect selection compares values")
  func comparesValues() throws {
    try replay(
      #"""
      > expect selection .home
      ok  selection .home
      > expect selection .settings
      not as expected
        expected  selection .settings
        seen      selection .home
      """#
    )
  }
}
