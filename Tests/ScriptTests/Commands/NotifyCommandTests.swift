import Testing

@Suite("notify")
struct NotifyCommandTests {
  @Test("notify posts a notification with values")
  func postsANotification() throws {
    try replay(
      #"""
      > notify sessionExpired
      nothing changed; you are at Home
      > notify orderShipped id: 42, by: "post" rush: true, sizes: [1, 2.5]
      nothing changed; you are at Home
      > console
      sessionExpired []
      orderShipped [by: "post", id: 42, rush: true, sizes: [1, 2.5]]
      > notify
      name the notification, as in: notify sessionExpired
      > notify orderShipped 42
      write values with their names, such as id: 42 or text: "new"
      > notify orderShipped id: .new
      only numbers, strings, true, false and lists are possible here
      """#
    )
  }
}
