import Testing

@Suite("tree")
struct TreeCommandTests {
  @Test("tree draws the app")
  func drawsTheApp() throws {
    try replay(
      #"""
      > tree
      App  Fake
      └─ TabView  selection: home
         ├─ ● Home  (3)
         │  └─ NavigationStack  path: 0
         │     └─ ▶ "Home"
         ├─ ○ Settings  "Settings"
         └─ ○ Admin  hidden
      > tree 2
      unexpected '2'; the command is: tree [--ascii] [--depth N] [--json | --spoken]
      """#
    )
  }
}
