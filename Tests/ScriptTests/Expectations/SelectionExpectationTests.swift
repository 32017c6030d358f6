import Testing

@Suite("expect selection")
struct SelectionExpectationTests {
  @Test("compares values")
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
