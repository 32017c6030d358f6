import Testing

@Suite("notification")
struct NotificationCommandTests {
  @Test("notification taps a notification with values")
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

  @Test("notification taps a button, and a value may be called action")
  func tapsAButton() throws {
    try replay(
      #"""
      > notification action "LATER" id: 42
      nothing changed; you are at Home
      > notification action: "LATER"
      nothing changed; you are at Home
      > console
      tapped LATER [id: 42]
      tapped [action: "LATER"]
      > history
         0  launch
         1  notification action "LATER" id: 42
      ▶  2  notification action: "LATER"
      """#
    )
  }
}
