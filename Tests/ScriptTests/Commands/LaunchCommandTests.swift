import Testing

@Suite("launch")
struct LaunchCommandTests {
  @Test("launch starts the app as if it were newly installed")
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
      'fake' isn't a URL: start with a scheme, as in myapp://post/42
      > launch a:b c
      unexpected 'c'; the command is: launch [--argument TEXT] [--environment
        NAME=VALUE] [--quick-action NAME] [URL]
      > launch --quick-action
      give a quick action, as in: launch --quick-action com.example.new-order
      > launch --environment SERVER
      write a variable as NAME=VALUE, as in: SERVER=test
      > launch --argument
      give an argument, as in: launch --argument -uiTesting
      > history
         0  launch
      ▶  1  launch
      """#
    )
  }
}
