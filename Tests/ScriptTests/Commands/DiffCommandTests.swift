import Testing

@Suite("diff")
struct DiffCommandTests {
  @Test("diff repeats the last change, or shows the difference between steps of history")
  func shows() throws {
    try replay(
      #"""
      > diff
      you have not done anything yet
      > tap "Add One"
      ~ text "Count 0" → "Count 1"
      > tap "Add One"
      ~ text "Count 1" → "Count 2"
      > tree
      …
      > diff
      ~ text "Count 1" → "Count 2"
      > diff 0
      ~ text "Count 0" → "Count 2"
      > diff 0 1
      ~ text "Count 0" → "Count 1"
      > diff 2 1
      ~ text "Count 2" → "Count 1"
      > diff 3
      there is no step 3; the last step is 2
      > tap Crash
      …
      > diff
      the last command ended the app, so there is nothing to compare with
      > diff 3
      step 3 ended the app, so there is nothing to compare with
      > relaunch
      …
      > diff
      the last command started the app, so there is nothing to compare with
      """#
    )
  }

  @Test("diff does not show an older change after a command that was refused")
  func refused() throws {
    try replay(
      #"""
      > tap "Add One"
      ~ text "Count 0" → "Count 1"
      > dismiss
      there is nothing to dismiss
      > diff
      the last command did not run: there is nothing to dismiss
      """#
    )
  }
}
