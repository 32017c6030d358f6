import Testing

@Suite("goto")
struct GotoCommandTests {
  @Test("goto goes to steps and bookmarks, back and forth")
  func goes() throws {
    try replay(
      #"""
      > goto 1
      there is no step 1; the last step is 0
      > tap "Edit" 1
      nothing changed; you are at Home
      > bookmark edited
      edited is step 1, tap "Edit" 1
      > push .list
      pushed .list
        App  Fake
        └─ TabView  selection: home
           ├─ ● Home  (3)
      ~    │  └─ NavigationStack  path: 1   was 0
           │     ├─ "Home"
      +    │     └─ ▶ "Level 1"             .list
           └─ … 2 tabs unchanged
      > goto edited
      at step 1, tap "Edit" 1
      popped .list
        App  Fake
        └─ TabView  selection: home
           ├─ ● Home  (3)
      ~    │  └─ NavigationStack  path: 0   was 1
           │     ├─ ▶ "Home"
      −    │     └─ "Level 1"               .list
           └─ … 2 tabs unchanged
      > goto 2
      at step 2, push .list
      pushed .list
        App  Fake
        └─ TabView  selection: home
           ├─ ● Home  (3)
      ~    │  └─ NavigationStack  path: 1   was 0
           │     ├─ "Home"
      +    │     └─ ▶ "Level 1"             .list
           └─ … 2 tabs unchanged
      > goto 0
      at step 0, launch
      popped .list
        App  Fake
        └─ TabView  selection: home
           ├─ ● Home  (3)
      ~    │  └─ NavigationStack  path: 0   was 1
           │     ├─ ▶ "Home"
      −    │     └─ "Level 1"               .list
           └─ … 2 tabs unchanged
      """#
    )
  }

  @Test("goto goes to another line of history")
  func goesToLine() throws {
    try replay(
      #"""
      > wait 1s
      nothing changed; you are at Home
      > undo
      undid wait 1s
      nothing changed; you are at Home
      > wait 2s
      nothing changed; you are at Home
      > goto line-1
      at step 1 of line-1, wait 1s
      nothing changed; you are at Home
      > goto main
      at step 1 of main, wait 2s
      nothing changed; you are at Home
      """#
    )
  }

  @Test("goto lists the existing steps and bookmarks for a wrong one")
  func misuse() throws {
    try replay(
      #"""
      > goto
      give the number of a step, as in: goto 3, or a name, as in: goto NAME
      > goto start
      there is no bookmark 'start'; to set it here, type: bookmark start
      > bookmark begin
      begin is step 0, launch
      > goto beginn
      there is no bookmark or line of history 'beginn'; did you mean 'begin'?
      > goto elsewhere
      there is no bookmark or line of history 'elsewhere'; there is begin
      > goto -1
      '-1' is too small: use 0 or more
      > goto 9223372036854775807
      '9223372036854775807' is too large: use 1000000 or less
      > goto "two words"
      'two words' is not a name; write a word that begins with a letter, as in: goto
        start
      > goto 0 1
      unexpected '1'; the command is: goto N | NAME
      """#
    )
  }
}
