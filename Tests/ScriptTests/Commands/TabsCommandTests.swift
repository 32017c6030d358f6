import Testing

@Suite("tabs")
struct TabsCommandTests {
  @Test("tabs lists the tabs")
  func listsTheTabs() throws {
    try replay(
      #"""
      > tabs
      ● Home  (3)                .home
      ○ Settings  role: search   .settings
      ○ Admin  hidden            .admin
      """#
    )
  }
}
