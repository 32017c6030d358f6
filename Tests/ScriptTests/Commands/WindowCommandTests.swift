import Testing

@Suite("window")
struct WindowCommandTests {
  @Test("window brings a window to the front, or closes it")
  func showsAndCloses() throws {
    try replay(
      #"""
      > window 2
      nothing changed; you are at Home
      > console
      window 2
      > window 2 close
      nothing changed; you are at Home
      > console
      window 2
      window 2 close
      > window
      give the number of the window, as in: window 2
      > window 0
      '0' is too small: use 1 or more
      > window 1 shut
      unexpected 'shut'; the command is: window N [close]
      """#
    )
  }
}
