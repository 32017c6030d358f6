import Testing

@Suite("expect tab")
struct TabExpectationTests {
  @Test("expect tab compares label and tag")
  func comparesLabelAndTag() throws {
    try replay(
      #"""
      > expect tab home
      ok  tab home
      > expect tab .home
      ok  tab .home
      > expect tab Settings
      not as expected
        expected  tab Settings
        seen      tab Home
      """#
    )
  }
}
