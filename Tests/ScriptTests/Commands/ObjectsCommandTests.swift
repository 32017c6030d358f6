import Testing

@Suite("objects")
struct ObjectsCommandTests {
  @Test("says when there are none")
  func saysWhenThereAreNone() throws {
    try replay(
      #"""
      > objects
      the app's views hold no observable object
      """#
    )
  }
}
