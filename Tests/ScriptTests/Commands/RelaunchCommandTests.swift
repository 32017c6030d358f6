import SceneText
import Script
import Testing

@Suite("relaunch")
struct RelaunchCommandTests {
  @Test("relaunch starts the app again")
  func startsTheAppAgain() throws {
    try replay(
      #"""
      > push .list
      pushed .list
        App  Fake
        └─ TabView  selection: home
           ├─ ● Home  (3)
      ~    │  └─ NavigationStack  path: 1   was 0
           │     ├─ "Home"
      +    │     └─ ▶ "Level 1"             .list
           └─ … 2 tabs unchanged
      > relaunch # again
      App  Fake
      └─ TabView  selection: home
         ├─ ● Home  (3)
         │  └─ NavigationStack  path: 0
         │     └─ ▶ "Home"
         ├─ ○ Settings  "Settings"
         └─ ○ Admin  hidden
      > relaunch fake://x
      App  Fake
      └─ TabView  selection: home
         ├─ ● Home  (3)
         │  └─ NavigationStack  path: 0
         │     └─ ▶ "Home"
         ├─ ○ Settings  "Settings"
         └─ ○ Admin  hidden
      """#
    )
  }

  @Test("relaunch says that a wide window is narrow again")
  func narrowAgain() {
    let interpreter = Interpreter(driver: FakeApp())
    let words = "the new window is as narrow as a phone's; 'size regular' makes it wide again"
    _ = interpreter.output(of: "size regular")
    #expect(interpreter.output(of: "relaunch").last?.plain == words)
    #expect(interpreter.output(of: "relaunch").last?.plain != words)
    _ = interpreter.output(of: "size regular")
    #expect(interpreter.output(of: "launch").last?.plain == words)
  }
}
