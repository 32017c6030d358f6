import Testing

@Suite("expect opened")
struct OpenedExpectationTests {
  @Test("expect opened finds what the app has asked the system to open")
  func opened() throws {
    try replay(
      #"""
      > expect opened none
      ok  opened none
      > expect opened "https://example.com"
      not as expected
        expected  opened "https://example.com"
        seen      opened none
      """#
    )
  }
}
