import Testing

@Suite("branch")
struct BranchCommandTests {
  @Test("branch begins a line that history names, with its origin")
  func begins() throws {
    try replay(
      #"""
      > wait 1s
      nothing changed; you are at Home
      > branch what-if
      branch what-if starts at step 1 of main, wait 1s; rejoin returns here
      > wait 2s
      nothing changed; you are at Home
      > branch
      branch branch-1 starts at step 2 of what-if, wait 2s; rejoin returns here
      > history
         0  launch
         1  wait 1s
      ▶  2  wait 2s
      what-if  a branch of main at step 1; rejoin returns there
      branch-1  a branch of what-if at step 2; rejoin returns there
      > branch main
      main is already the name of a line of history or a bookmark; choose another name
      """#
    )
  }
}
