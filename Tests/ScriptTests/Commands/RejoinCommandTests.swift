import Testing

@Suite("rejoin")
struct RejoinCommandTests {
  @Test("rejoin returns to the start of a branch, with its later steps")
  func comesBack() throws {
    try replay(
      #"""
      > rejoin
      there is no branch to return from; to begin one, type: branch
      > wait 1s
      nothing changed; you are at Home
      > wait 2s
      nothing changed; you are at Home
      > undo
      undid wait 2s
      nothing changed; you are at Home
      > branch
      branch branch-1 starts at step 1 of main, wait 1s; rejoin returns here
      > wait 3s
      nothing changed; you are at Home
      > branch inner
      branch inner starts at step 2 of branch-1, wait 3s; rejoin returns here
      > wait 4s
      nothing changed; you are at Home
      > rejoin outer
      there is no branch 'outer'; there is branch-1, inner
      > rejoin
      back at step 2 of branch-1, wait 3s
      nothing changed; you are at Home
      > rejoin
      back at step 1 of main, wait 1s
      nothing changed; you are at Home
      > history
         0  launch
      ▶  1  wait 1s
         2  wait 2s  undone
      inner  after step 1 wait 3s, wait 4s; 'goto inner' goes there
      branch-1  after step 1 wait 3s; 'goto branch-1' goes there
      > redo
      redid wait 2s
      nothing changed; you are at Home
      """#
    )
  }

  @Test("rejoin leaves a named branch with all branches that began on it")
  func leavesNamed() throws {
    try replay(
      #"""
      > branch outer
      branch outer starts at step 0 of main, launch; rejoin returns here
      > wait 1s
      nothing changed; you are at Home
      > branch inner
      branch inner starts at step 1 of outer, wait 1s; rejoin returns here
      > rejoin outer
      back at step 0 of main, launch
      nothing changed; you are at Home
      > rejoin
      there is no branch to return from; to begin one, type: branch
      """#
    )
  }
}
