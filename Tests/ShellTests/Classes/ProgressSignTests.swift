import Foundation
import Grading
import Terminal
import Testing

@testable import Shell

@Suite("The progress indicator")
struct ProgressSignTests {
  private func graded() -> GradedSubmission {
    let record = GradingRecord(
      submission: "ada",
      exercise: "01-good",
      title: "Good",
      status: .solved,
      maximum: 1,
      version: "1"
    )
    return GradedSubmission(record: record, line: Data(), origin: .judged)
  }

  @Test("On a terminal, progress is a bar that is redrawn and makes way for results")
  func terminal() {
    let output = RecordedOutput()
    var now = 0.0
    let profile = DisplayProfile(columns: 40, isTerminal: true, usesUnicode: false)
    let sign = ProgressSign(output: output, profile: profile) { now }
    var progress = BatchProgress(total: 2)
    sign.show(progress)
    now = 0.05
    sign.show(progress)
    now = 1
    progress.count(graded())
    sign.show(progress)
    sign.clear()
    progress.count(graded())
    sign.finish(progress)
    #expect(
      output.text == """
        \r............................ 0/2  0.0/s\u{1B}[K\
        \r#########......... 1/2  1.0/s  1 s left\u{1B}[K\
        \r\u{1B}[K\
        #################### 2/2  2.0/s  in 1 s\n
        """
    )
  }

  @Test("In a log, progress is an occasional line, and a line at the end")
  func log() {
    let output = RecordedOutput()
    var now = 0.0
    let sign = ProgressSign(output: output, profile: DisplayProfile()) { now }
    var progress = BatchProgress(total: 2)
    sign.show(progress)
    now = 5
    progress.count(graded())
    sign.show(progress)
    now = 11
    sign.show(progress)
    now = 12
    progress.count(graded())
    sign.finish(progress)
    #expect(output.text == "1/2  0.1/s  11 s left\n2/2  0.2/s  in 12 s\n")
  }
}
