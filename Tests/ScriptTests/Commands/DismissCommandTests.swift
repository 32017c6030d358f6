import Testing

@Suite("dismiss")
struct DismissCommandTests {
  @Test("dismiss swipes away a sheet")
  func swipesAwayASheet() throws {
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
      > dismiss
      sheet "New Post" dismissed
        App  Fake
        └─ TabView  selection: home
           ├─ ● Home  (3)
           │  └─ NavigationStack  path: 0
           │     └─ ▶ "Home"
      −    │        └─ sheet  "New Post"
           └─ … 2 tabs unchanged
      """#
    )
  }

  @Test("dismiss says why nothing can be swiped away")
  func saysWhyNothingCanBeSwipedAway() throws {
    try replay(
      #"""
      > dismiss
      there is nothing to dismiss
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
      > dismiss
      an alert cannot be swiped away; try: tap "Keep"
      > back
      the alert covers the screen; tap one of its buttons, such as: tap "Keep"
      > tab Home
      the alert covers the tabs; dismiss it first
      """#
    )
  }
}
