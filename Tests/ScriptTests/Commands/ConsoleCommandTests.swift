import Testing

@Suite("console")
struct ConsoleCommandTests {
  @Test("shows what the app has printed")
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
