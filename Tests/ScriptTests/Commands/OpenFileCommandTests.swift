import Testing

@Suite("open-file")
struct OpenFileCommandTests {
  @Test("takes files, in quotes where they have blanks")
  func files() {
    #expect(
      FakeSessionHandler.answers(to: #"open-file A.swift "My App" # a comment"#, "open-file") == [
        #"open ["A.swift", "My App"]"#, "name the file, as in: open-file App.swift",
      ]
    )
  }

  @Test("is refused where there are no files")
  func noDesk() throws {
    try replay(
      """
      > open-file A.swift
      'open-file' works only with an app that 'navlab run' opened, not with an app of
        the course
      """
    )
  }
}
