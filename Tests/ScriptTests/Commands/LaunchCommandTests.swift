import Testing

@Suite("launch")
struct LaunchCommandTests {
  @Test("starts the app as if it had just been installed")
  func startsAfresh() throws {
    try replay(
      #"""
      > launch fake://x
      App  Fake
      └─ TabView  selection: home
         ├─ ● Home  (3)
         │  └─ NavigationStack  path: 0
         │     └─ ▶ "Home"
         ├─ ○ Settings  "Settings"
         └─ ○ Admin  hidden
      > launch fake
      'fake' is no URL; one begins with a scheme, as in myapp://post/42
      > launch a:b c
      'c' is too much here; the command is: launch [URL]
      > history
         0  launch
      ▶  1  launch
      """#
    )
  }
}
