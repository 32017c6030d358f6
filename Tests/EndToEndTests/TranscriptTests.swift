import Testing

@Suite("Transcripts")
struct TranscriptTests {
  @Test("Every command answers as written down, at 80 and 40 columns, with Unicode and in ASCII")
  func commands() throws {
    let run = try CommandRun.run(["dev", "transcripts"], in: LearnerFolder())
    #expect(run.status == 0, "\(run.output)\(run.errors)")
  }
}
