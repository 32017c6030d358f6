import Testing

@Suite("open-file")
struct OpenFileCommandTests {
  @Test("open-file takes files, in quotes if they contain spaces")
  func files() {
    #expect(
      FakeSessionHandler.answers(to: #"open-file A.swift "My App" # a comment"#, "open-file") == [
        #"open ["A.swift", "My App"]"#, "name the file, as in: open-file App.swift",
      ]
    )
  }

  @Test("open-file is refused if there are no files")
  func noFiles() throws {
    try replay(
      """
      > open-file A.swift
      'open-file' works only with an app that 'navlab run' opened, not with an app of
        the course
      """
    )
  }
}
