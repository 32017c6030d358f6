import Testing

@Suite("expect alert")
struct AlertExpectationTests {
  @Test("expect alert finds an alert by its title")
  func findsAnAlertByItsTitle() throws {
    try replay(
      #"""
      > tap "Compose"
      sheet "New Post" presented
        App  Fake
        └─ TabView  selection: home
           ├─ ● Home  (3)
           │  └─ NavigationStack  path: 0
           │     └─ "Home"
      +    │        └─ sheet  ▶ "New Post"
           └─ … 2 tabs unchanged
      > tap "Discard"
      alert "Sure?" presented
        App  Fake
        └─ TabView  selection: home
           ├─ ● Home  (3)
           │  └─ NavigationStack  path: 0
           │     └─ "Home"
           │        └─ sheet  "New Post"
      +    │           └─ alert  ▶ "Sure?"   [Keep]
           └─ … 2 tabs unchanged
      > expect alert "Sure?"
      ok  alert "Sure?"
      > expect alert "Really?"
      not as expected
        expected  alert "Really?"
        seen      sheet "New Post", alert "Sure?"
      """#
    )
  }
}
