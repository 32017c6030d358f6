import Testing

@Suite("history")
struct HistoryCommandTests {
  @Test("history lists done and undone steps")
  func listsWhatWasDoneAndUndone() throws {
    try replay(
      #"""
      > tap "Edit" 1
      nothing changed; you are at Home
      > wait 1s
      nothing changed; you are at Home
      > tap "Delete"
      the button "Delete" is disabled, so a tap or other input does nothing
      > undo
      undid wait 1s
      nothing changed; you are at Home
      > history
         0  launch
      ▶  1  tap "Edit" 1
         2  wait 1s  undone
      """#
    )
  }

  @Test("history shows bookmarks and other lines")
  func showsBookmarksAndLines() throws {
    try replay(
      #"""
      > wait 1s
      nothing changed; you are at Home
      > bookmark here
      here is step 1, wait 1s
      > bookmark also-here
      also-here is step 1, wait 1s
      > wait 2s
      nothing changed; you are at Home
      > bookmark end
      end is step 2, wait 2s
      > undo
      undid wait 2s
      nothing changed; you are at Home
      > history
         0  launch
      ▶  1  wait 1s  bookmark here, bookmark also-here
         2  wait 2s  undone, bookmark end
      > wait 3s
      nothing changed; you are at Home
      > history
         0  launch
         1  wait 1s  bookmark here, bookmark also-here
      ▶  2  wait 3s
      line-1  after step 1 wait 2s; 'goto line-1' goes there
      """#
    )
  }
}
