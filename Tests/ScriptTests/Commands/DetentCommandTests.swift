import Testing

@Suite("detent")
struct DetentCommandTests {
  @Test("detent needs a sheet and a height")
  func refused() throws {
    try replay(
      #"""
      > detent .large
      there is no sheet on top to drag
      > tap "Compose"
      sheet "New Post" presented
        App  Fake
        └─ TabView  selection: home
           ├─ ● Home  (3)
           │  └─ NavigationStack  path: 0
           │     └─ "Home"
      +    │        └─ sheet  ▶ "New Post"
           └─ … 2 tabs unchanged
      > detent
      give the height, as in: detent .large
      """#
    )
  }
}
