import Testing

@Suite("text-size")
struct TextSizeCommandTests {
  @Test("text-size sets a size, with and without the dot")
  func sets() throws {
    try replay(
      #"""
      > text-size .accessibility3
      nothing changed; you are at Home
      > text-size large
      nothing changed; you are at Home
      > console
      text size accessibility3
      text size large
      > text-size huge
      give the size, as in: text-size .accessibility3
      > history
         0  launch
         1  text-size .accessibility3
      ▶  2  text-size large
      """#
    )
  }
}
