import Testing

@Suite("console")
struct ConsoleCommandTests {
  @Test("console shows the app's output")
  func showsWhatTheAppHasPrinted() throws {
    try replay(
      #"""
      > console
      the app has printed nothing
      > tap "Edit" 1
      nothing changed; you are at Home
      > console
      tapped 34
      """#
    )
  }
}
