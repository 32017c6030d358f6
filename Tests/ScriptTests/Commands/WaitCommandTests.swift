import Testing

@Suite("wait")
struct WaitCommandTests {
  @Test("wait lets time pass")
  func letsTimePass() throws {
    try replay(
      #"""
      > wait 500ms
      nothing changed; you are at Home
      > wait 2
      nothing changed; you are at Home
      > wait 1.5s
      nothing changed; you are at Home
      > wait 1h
      nothing changed; you are at Home
      > wait
      give a duration, such as 2s, 500ms or 1min
      > wait ever
      give a duration, such as 2s, 500ms or 1min
      > wait 2h
      a script can wait for at most one hour of the app's time
      > wait 999999
      a script can wait for at most one hour of the app's time
      """#
    )
  }
}
