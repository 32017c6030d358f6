import Testing

@Suite("history")
struct HistoryCommandTests {
  @Test("lists what was done and undone")
  func listsWhatWasDoneAnd() throws {
    try replay(
      #"""
      > tap "Edit" 1
      nothing changed; you are at Home
      > wait 1s
      nothing changed; you are at Home
      > tap "Delete"
      the button "Delete" is disabled, so nothing happens when it is used
      > undo
      undid wait 1s
      nothing changed; you are at Home
      > history
        0  launch
        1  tap "Edit" 1
        2  wait 1s  undone
      """#
    )
  }
}
