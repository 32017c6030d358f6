import Testing

@Suite("expect disabled")
struct DisabledExpectationTests {
  @Test("expect disabled finds controls that cannot be used")
  func findsDisabledControls() throws {
    try replay(
      #"""
      > expect disabled "Delete"
      ok  disabled "Delete"
      > expect disabled "Compose"
      not as expected
        expected  disabled "Compose"
        seen      disabled control "Delete"
      > expect not disabled "Compose"
      ok  not disabled "Compose"
      """#
    )
  }
}
