import Testing

@Suite("escape")
struct EscapeCommandTests {
  @Test("escape makes the gesture")
  func escapes() throws {
    try replay(
      #"""
      > escape
      nothing changed; you are at Home
      > console
      escaped
      > history
         0  launch
      ▶  1  escape
      """#
    )
  }
}
