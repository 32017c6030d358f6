import Testing

@Suite("push")
struct PushCommandTests {
  @Test("push appends a value")
  func appendsAValue() throws {
    try replay(
      #"""
      > push .detail(id: -42)
      pushed .detail(id: -42)
        App  Fake
        └─ TabView  selection: home
           ├─ ● Home  (3)
      ~    │  └─ NavigationStack  path: 1   was 0
           │     ├─ "Home"
      +    │     └─ ▶ "Level 1"             .detail(id: -42)
           └─ … 2 tabs unchanged
      > push "ada"
      pushed "ada"
        App  Fake
        └─ TabView  selection: home
           ├─ ● Home  (3)
      ~    │  └─ NavigationStack  path: 2   was 1
           │     ├─ … 2 screens unchanged
      +    │     └─ ▶ "Level 2"             "ada"
           └─ … 2 tabs unchanged
      """#
    )
  }

  @Test("push reports text that is not a value")
  func saysWhatIsNoValue() throws {
    try replay(
      #"""
      > push
      a value such as .detail(id: 1) is missing here
      > push _
      _ matches any value only in 'expect'; write a value here
      > push ada
      'ada' is not a value; write a case as .ada and a text "ada"
      > push .list .detail
      unexpected '.detail'; the command is: push VALUE
      > tab settings
      tab Home → Settings
        App  Fake
      ~ └─ TabView  selection: settings   was home
      ~    ├─ ○ Home  (3)
           │  └─ … 1 stack unchanged
      ~    ├─ ● Settings  ▶ "Settings"
           └─ ○ Admin  hidden
      > push .list
      there is no navigation stack here, but in another tab; try: tab Home
      """#
    )
  }
}
