import Testing

@Suite("bookmark")
struct BookmarkCommandTests {
  @Test("bookmark names moments, lists them, and moves a name")
  func names() throws {
    try replay(
      #"""
      > bookmark
      no bookmarks yet; type: bookmark NAME
      > bookmark start
      start is step 0, launch
      > wait 1s
      nothing changed; you are at Home
      > bookmark later
      later is step 1, wait 1s
      > bookmark
      start  step 0, launch
      later  step 1, wait 1s
      > bookmark start
      start is step 1, wait 1s
      > undo
      undid wait 1s
      nothing changed; you are at Home
      > wait 2s
      nothing changed; you are at Home
      > bookmark
      later  step 1 of line-1, wait 1s
      start  step 1 of line-1, wait 1s
      > bookmark main
      a line of history is already called main; choose another name
      > bookmark 7
      '7' is not a name; write a word that begins with a letter, as in: bookmark start
      """#
    )
  }
}
