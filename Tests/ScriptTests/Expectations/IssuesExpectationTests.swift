import Testing

@Suite("expect issues")
struct IssuesExpectationTests {
  @Test("expect issues counts issues")
  func countsIssues() throws {
    try replay(
      #"""
      > expect issues none
      ok  issues none
      > expect issues count 1
      not as expected
        expected  issues count 1
        seen      no issues
      > expect issues
      write 'issues none', or 'issues count 2'
      """#
    )
  }
}
