import Testing

@Suite("wait")
struct WaitCommandTests {
  @Test("lets time pass")
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
      say how long, such as 2s, 500ms or 1min
      > wait ever
      say how long, such as 2s, 500ms or 1min
      > wait 2h
      a script waits for an hour at most, in the app's own time
      > wait 999999
      a script waits for an hour at most, in the app's own time
      """#
    )
  }
}
