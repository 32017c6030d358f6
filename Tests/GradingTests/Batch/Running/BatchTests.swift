import Foundation
import Grading
import Synchronization
import Testing

@Suite("A batch")
struct BatchTests {
  private func sources(_ count: Int) -> [SubmissionSource] {
    (0..<count).map { SubmissionSource(id: "\($0)", path: "/\($0)", form: .folder) }
  }

  private func graded(_ source: SubmissionSource) -> GradedSubmission {
    let record = GradingRecord(
      submission: source.id,
      exercise: "01-good",
      title: "Good",
      status: .solved,
      maximum: 1,
      version: "1"
    )
    return GradedSubmission(record: record, line: Data(), origin: .judged)
  }

  @Test("Every submission is graded once, by one thread or by many", arguments: [1, 2, 7, 500])
  func all(jobs: Int) throws {
    var ids: [Int] = []
    try Batch(sources(200), jobs: jobs, grade: graded).run { graded in
      ids.append(Int(graded.record.submission) ?? -1)
    }
    #expect(ids.sorted() == Array(0..<200))
    if jobs == 1 { #expect(ids == Array(0..<200)) }
  }

  @Test("A slow submission does not delay the others")
  func stuck() throws {
    let gate = DispatchSemaphore(value: 0)
    var ids: [String] = []
    try Batch(sources(20), jobs: 2) { source in
      if source.id == "0" { gate.wait() }
      return graded(source)
    }.run { graded in
      ids.append(graded.record.submission)
      if ids.count == 19 { gate.signal() }
    }
    #expect(ids.last == "0")
    #expect(ids.count == 20)
  }

  @Test("Endless work is stopped, and all other work gets results", arguments: [1, 3])
  func endless(jobs: Int) throws {
    let hours = Mutex(0)
    let gate = DispatchSemaphore(value: 0)
    let deadline = BatchDeadline(
      seconds: 60,
      now: { 3_600 * Double(hours.withLock(\.self)) },
      giveUp: { source in
        var graded = graded(source)
        graded.record.status = .graderError
        return graded
      }
    )
    var ids: [String] = []
    var givenUp: [String] = []
    try Batch(sources(20), jobs: jobs, deadline: deadline) { source in
      if ["0", "7"].contains(source.id) {
        hours.withLock { $0 += 1 }
        gate.wait()
      }
      return graded(source)
    }.run(interval: 0.02) { graded in
      ids.append(graded.record.submission)
      if graded.record.status == .graderError { givenUp.append(graded.record.submission) }
    }
    #expect(Set(ids).count == 20)
    #expect(ids.count == 20)
    // What others were doing when the hour struck may be given up, too.
    #expect(jobs > 1 || givenUp == ["0", "7"])
    #expect(Set(givenUp).isSuperset(of: ["0", "7"]))
    // What comes after all is taken by nobody.
    gate.signal()
    gate.signal()
  }

  @Test("When results cannot be stored, no further submissions are begun")
  func stop() throws {
    struct Full: Error {}
    let begun = Mutex(0)
    #expect(throws: Full.self) {
      try Batch(sources(1_000), jobs: 2) { source in
        begun.withLock { $0 += 1 }
        return graded(source)
      }.run { _ in throw Full() }
    }
    #expect(begun.withLock(\.self) < 1_000)
  }

  @Test("An empty batch is finished at once")
  func empty() throws {
    try Batch([], jobs: 4, grade: graded).run { _ in Issue.record("there is none") }
  }

  @Test("The progress line shows how far, how fast and how long, in the available width")
  func progress() {
    var progress = BatchProgress(total: 300)
    #expect(progress.text(after: 0) == "0/300  0.0/s")
    for source in sources(100) { progress.count(graded(source)) }
    #expect(progress.text(after: 20) == "100/300  5.0/s  40 s left")
    #expect(
      progress.line(after: 20, columns: 60, usesUnicode: false)
        == "###########...................... 100/300  5.0/s  40 s left"
    )
    #expect(progress.line(after: 20, columns: 30, usesUnicode: true) == "100/300  5.0/s  40 s left")
    #expect(progress.text(after: 0.5) == "100/300  200/s  1 s left")
    #expect(progress.text(after: 2_000) == "100/300  0.1/s  1 h 6 min left")
  }
}
