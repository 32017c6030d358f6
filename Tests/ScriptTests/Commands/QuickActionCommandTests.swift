import Testing

@Suite("quick-action")
struct QuickActionCommandTests {
  @Test("quick-action chooses a quick action with values")
  func chooses() throws {
    try replay(
      #"""
      > quick-action com.example.open id: "42"
      nothing changed; you are at Home
      > quick-action "New order"
      nothing changed; you are at Home
      > console
      chose com.example.open [id: "42"]
      chose New order []
      > quick-action
      name the quick action, as in: quick-action com.example.new-order
      """#
    )
  }
}
