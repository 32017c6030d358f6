import Testing

@Suite("expect tabs")
struct TabsExpectationTests {
  @Test("expect tabs compares the visible tabs")
  func comparesTheTabsThatAreShown() throws {
    try replay(
      #"""
      > expect tabs [home, "Settings"]
      ok  tabs [home, "Settings"]
      > expect tabs [home]
      not as expected
        expected  tabs [home]
        seen      tabs [Home, Settings]
      > expect tabs home
      write a list, as in: expect tabs [home, search]
      > expect tabs [home
      a comma or ] is expected here
      > expect tabs [home,,]
      a tab is missing here
      """#
    )
  }
}
