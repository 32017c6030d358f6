import Testing

@Suite("expect dialog")
struct DialogExpectationTests {
  @Test("expect dialog does not take an alert for a dialog")
  func doesNotTakeAnAlertForADialog() throws {
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
      > expect dialog
      not as expected
        expected  dialog
        seen      sheet "New Post", alert "Sure?"
      """#
    )
  }
}
