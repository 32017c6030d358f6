import Testing

@Suite("issues")
struct IssuesCommandTests {
  @Test("says when there are none")
  func saysWhenThereAreNone() throws {
    try replay(
      #"""
      > issues
      no issues
      """#
    )
  }
}
