import Testing

@Suite("notification")
struct NotificationCommandTests {
  @Test("taps a notification with values")
  func tapsANotification() throws {
    try replay(
      #"""
      > notification screen: "orders", id: 42
      nothing changed; you are at Home
      > notification
      nothing changed; you are at Home
      > console
      tapped [id: 42, screen: "orders"]
      tapped []
      > history
         0  launch
         1  notification screen: "orders", id: 42
      ▶  2  notification
      """#
    )
  }
}
