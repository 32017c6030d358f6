import Testing

@Suite("screen")
struct ScreenCommandTests {
  @Test("screen shows what a person sees")
  func showsWhatAPersonSees() throws {
    try replay(
      #"""
      > screen
      Home   [ Compose ]
      ────────────────────────────────────────
      Books ›
      [ Add One ]
      Count 0
      Names
        [ Edit ]
      Size of things
      [ Edit ]
      [ Delete ]  disabled
      [ Crash ]
      Name: ________________
      [ ] Quiet
      Size: Small ▾  (Small, Large)
      ────────────────────────────────────────
      ● Home (3)   ○ Settings
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
      > screen
      Sure?
      ────────────────────────────────────────
      [ Keep ]
      """#
    )
  }
}
