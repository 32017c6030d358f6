import Testing

@Suite("continue")
struct ContinueCommandTests {
  @Test("continue resumes an activity")
  func goesOn() throws {
    try replay(
      #"""
      > continue com.example.product id: 42
      nothing changed; you are at Home
      > console
      com.example.product [id: 42]
      > continue
      give the type of the activity, as in: continue com.example.product id: 42; to
        continue a lesson, type: next
      """#
    )
  }
}
