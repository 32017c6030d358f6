import Testing

@Suite("background and activate")
struct BackgroundCommandTests {
  @Test("background leaves the app, and activate comes back to it")
  func thereAndBack() throws {
    try replay(
      #"""
      > background
      ~ the app is in the background
      > tree
      App  Fake  in the background
      └─ TabView  selection: home
         ├─ ● Home  (3)
         │  └─ NavigationStack  path: 0
         │     └─ ▶ "Home"
         ├─ ○ Settings  "Settings"
         └─ ○ Admin  hidden
      > activate
      ~ the app is on the screen again
      > background now
      unexpected 'now'; the command is: background
      """#
    )
  }
}
