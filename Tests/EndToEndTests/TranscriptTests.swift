import Shares
import Testing

/// Each run plays a quarter of the transcripts.
@Suite("Transcripts")
struct TranscriptTests {
  @Test(
    "Every command answers as recorded, at 80 and 40 columns, in Unicode and in ASCII",
    arguments: (0..<4).filter { Share(of: 4).takes($0) }
  )
  func commands(part: Int) throws {
    let run = try CommandRun.run(
      ["dev", "transcripts", "--shard", "\(part + 1)/4"],
      in: LearnerFolder()
    )
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    #expect(run.output.contains("commands answer as recorded"))
  }

  @Test("An invalid share is refused, and answers are not recorded from a share")
  func misuse() throws {
    for words in [["--shard", "3/2"], ["--shard", "1/2", "--record"]] {
      let run = try CommandRun.run(["dev", "transcripts"] + words, in: LearnerFolder())
      #expect(run.status == 2, "\(run)")
    }
  }
}
