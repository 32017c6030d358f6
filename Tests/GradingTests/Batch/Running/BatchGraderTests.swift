import AppBuilder
import Course
import Foundation
import Grading
import Synchronization
import Testing

@Suite("The grading of a batch")
struct BatchGraderTests {
  private let folder: ClassFolder
  private let exercise: Exercise

  init() throws {
    folder = try ClassFolder()
    exercise = try BatchExercises.exercise("broken")
  }

  /// A judge that counts, and that goes by what the work says.
  private final class Judge: Sendable {
    let judged = Mutex<[String]>([])

    func report(_ submission: Submission, of exercise: Exercise) throws -> Report {
      let text = try String(contentsOfFile: "\(submission.folder)/App.swift", encoding: .utf8)
      judged.withLock { $0.append(text) }
      if text.contains("fault") { throw BuildError.broken("the linker is gone") }
      let verdict: CheckResult.Verdict =
        text.contains("slow")
        ? .timedOut(CheckFailure(summary: "The app did not answer.")) : .passed
      let first: CheckResult.Verdict =
        text.contains("half") ? .crashed(CheckFailure(summary: "The app crashed.")) : verdict
      return Report(
        exercise: exercise.id,
        title: exercise.title,
        results: exercise.checks.enumerated().map { index, check in
          CheckResult(check: check, verdict: index == 0 ? first : verdict)
        }
      )
    }

    var count: Int { judged.withLock(\.count) }
  }

  private func grader(
    _ judge: Judge,
    seed: UInt64 = 1,
    isSeedChosen: Bool = true,
    keeping: Bool = true,
    engine: String = "one"
  ) throws -> BatchGrader {
    BatchGrader(
      terms: try JudgingTerms(
        exercise: exercise,
        seed: seed,
        isSeedChosen: isSeedChosen,
        version: "1"
      ),
      cache: try RecordCache(folder: "\(folder.path)/cache", engine: engine),
      folder: keeping ? try RecordFolder(path: "\(folder.path)/out") : nil
    ) { [exercise] in try judge.report($0, of: exercise) }
  }

  private func source(_ name: String, _ text: String) throws -> SubmissionSource {
    try folder.write(["class/\(name)/App.swift": text])
    return SubmissionSource(id: name, path: "\(folder.path)/class/\(name)", form: .folder)
  }

  @Test("Equal work is judged once, and everybody gets a record")
  func cache() throws {
    let judge = Judge()
    let grader = try grader(judge)
    let ada = grader.grade(try source("ada", "right"))
    let bob = grader.grade(try source("bob", "right"))
    #expect([ada.origin, bob.origin] == [.judged, .cached])
    #expect(bob.record.submission == "bob")
    #expect(bob.record.status == .solved)
    #expect(bob.line == (try bob.record.json()))
    #expect(judge.count == 1)
    let records = try RecordFolder(path: "\(folder.path)/out").all()
    #expect(records.map(\.submission) == ["ada", "bob"])
  }

  @Test("Equal work may be judged at the same time")
  func equalAtOnce() throws {
    let grader = try grader(Judge())
    for round in 0..<20 {
      let sources = try (0..<8).map { try source("student-\(round)-\($0)", "right \(round)") }
      let found = Mutex<[GradingRecord.Status]>([])
      DispatchQueue.concurrentPerform(iterations: sources.count) { number in
        let graded = grader.grade(sources[number])
        found.withLock { $0.append(graded.record.status) }
      }
      #expect(found.withLock(\.self).allSatisfy { $0 == .solved }, "\(found.withLock(\.self))")
    }
    #expect(try RecordFolder(path: "\(folder.path)/out").all().count == 160)
  }

  @Test("The seed may differ from time to time, if nobody has chosen it")
  func unforeseenSeeds() throws {
    let judge = Judge()
    let ada = try source("ada", "right")
    let first = try grader(judge, seed: 5, isSeedChosen: false, keeping: false).grade(ada)
    let second = try grader(judge, seed: 6, isSeedChosen: false, keeping: false).grade(ada)
    #expect([first.origin, second.origin] == [.judged, .cached])
    // The report tells the one with which the work was judged.
    #expect(second.record.seed == 5)
    #expect(try grader(judge, seed: 6, keeping: false).grade(ada).origin == .judged)
  }

  @Test("Work is judged again with another seed, another engine or a changed file")
  func otherTerms() throws {
    let judge = Judge()
    let ada = try source("ada", "right")
    _ = try grader(judge, keeping: false).grade(ada)
    #expect(try grader(judge, keeping: false).grade(ada).origin == .cached)
    #expect(try grader(judge, seed: 2, keeping: false).grade(ada).origin == .judged)
    #expect(try grader(judge, keeping: false, engine: "two").grade(ada).origin == .judged)
    #expect(try grader(judge, keeping: false).grade(source("ada", "other")).origin == .judged)
  }

  @Test("A kept record is not judged again; changed work replaces its record")
  func resume() throws {
    let judge = Judge()
    _ = try grader(judge, engine: "one").grade(source("ada", "right"))
    #expect(try grader(judge, engine: "two").grade(source("ada", "right")).origin == .kept)
    #expect(try grader(judge).grade(source("ada", "better")).origin == .judged)
    #expect(try RecordFolder(path: "\(folder.path)/out").all().count == 1)
  }

  @Test("The grader's own faults and timeouts give no mark, and are tried again")
  func faults() throws {
    let judge = Judge()
    let fault = try grader(judge).grade(source("ada", "fault"))
    #expect(fault.record.status == .graderError)
    #expect(fault.record.message == "a fault in NavLab: the linker is gone")
    #expect(try RecordFolder(path: "\(folder.path)/out").count == 0)
    #expect(try grader(judge).grade(source("ada", "fault")).origin == .judged)

    let slow = try source("bob", "slow")
    #expect(try grader(judge, keeping: false).grade(slow).record.status == .timedOut)
    #expect(try grader(judge, keeping: false).grade(slow).origin == .judged)
  }

  @Test("Work that ran out of time in any check is graded again when the batch is resumed")
  func resumedTimeouts() throws {
    let judge = Judge()
    for (name, text) in [("bob", "slow"), ("cem", "half slow")] {
      let source = try source(name, text)
      #expect(try grader(judge).grade(source).origin == .judged)
      #expect(try grader(judge).grade(source).origin == .judged)
    }
    #expect(try RecordFolder(path: "\(folder.path)/out").all().count == 2)
  }

  @Test("Unreadable work has its own record, with all checks in it")
  func unreadable() throws {
    let judge = Judge()
    try folder.write(["class/ada/Main.swift": ""])
    let source = SubmissionSource(id: "ada", path: "\(folder.path)/class/ada", form: .folder)
    let record = try grader(judge).grade(source).record
    #expect(record.status == .unreadable)
    #expect(
      record.message
        == "The submission contains Main.swift, but not App.swift; "
        + "use the file names that the exercise requires."
    )
    #expect(record.checks.map(\.verdict) == exercise.checks.map { _ in .skipped })
    #expect(judge.count == 0)
  }

  @Test("A damaged record is made again")
  func damage() throws {
    let judge = Judge()
    _ = try grader(judge, keeping: false).grade(source("ada", "right"))
    for folder in try files(in: "cache") {
      for file in try files(in: "cache/\(folder)") {
        try self.folder.write(["cache/\(folder)/\(file)": "{}\n"])
      }
    }
    #expect(try grader(judge, keeping: false).grade(source("ada", "right")).origin == .judged)
  }

  private func files(in name: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/\(name)")
  }
}
