import Testing

@Suite("toggle")
struct ToggleCommandTests {
  @Test("toggle turns a toggle on and off")
  func turnsAToggleOnAndOff() throws {
    try replay(
      #"""
      > toggle "Quiet"
      ~ toggle "Quiet" false → true
      > toggle quiet
      ~ toggle "Quiet" true → false
      > toggle Loud
      no toggle "Loud" here; there is "Quiet"
      """#
    )
  }
}
