import Testing

@Suite("size")
struct SizeCommandTests {
  @Test("size gives the window another width")
  func resizes() throws {
    try replay(
      #"""
      > size regular
      nothing changed; you are at Home
      > size wide
      give the width, compact or regular, as in: size regular
      > console
      size regular
      """#
    )
  }
}
