import Testing

@Suite("expect crash")
struct CrashExpectationTests {
  @Test("expect crash holds for an app that has ended")
  func holdsForAnEndedApp() throws {
    try replay(
      #"""
      > expect crash
      not as expected
        expected  crash
        seen      the app is running
      > tap "Crash"
      The app crashed during tap "Crash": index out of range (App.swift:7). Type
        `undo` to return to the previous moment, or `relaunch` to start again.
      > tree
      the app is not running. The app crashed: index out of range (App.swift:7). To
        continue, type 'undo' or 'relaunch'.
      > expect crash
      ok  crash
      > expect not crash
      not as expected
        expected  not crash
        seen      The app crashed: index out of range (App.swift:7).
      > undo
      undid tap "Crash"
      App  Fake
      └─ TabView  selection: home
         ├─ ● Home  (3)
         │  └─ NavigationStack  path: 0
         │     └─ ▶ "Home"
         ├─ ○ Settings  "Settings"
         └─ ○ Admin  hidden
      > expect not crash
      ok  not crash
      """#
    )
  }

  @Test("undo and redo say that they lead to the moment of a crash")
  func movesToCrash() throws {
    try replay(
      #"""
      > tap "Crash"
      The app crashed during tap "Crash": index out of range (App.swift:7). Type
        `undo` to return to the previous moment, or `relaunch` to start again.
      > relaunch
      App  Fake
      └─ TabView  selection: home
         ├─ ● Home  (3)
         │  └─ NavigationStack  path: 0
         │     └─ ▶ "Home"
         ├─ ○ Settings  "Settings"
         └─ ○ Admin  hidden
      > undo
      undid relaunch: the app had ended at this moment
      The app crashed during tap "Crash": index out of range (App.swift:7). Type
        `undo` to return to the previous moment, or `relaunch` to start again.
      """#
    )
  }
}
