import AppBuilder
import Course
import Foundation
import Synchronization
import Testing

@testable import Grading

@Suite("Work that ended the grader")
struct BegunWorkTests {
  private let folder: ClassFolder
  private let exercise: Exercise
  private let source: SubmissionSource

  init() throws {
    folder = try ClassFolder()
    exercise = try BatchExercises.exercise("broken")
    try folder.write(["class/ada/App.swift": "right"])
    source = SubmissionSource(id: "ada", path: "\(folder.path)/class/ada", form: .folder)
  }

  private func records() throws -> RecordFolder {
    try RecordFolder(path: "\(folder.path)/out")
  }

  private func grade(
    in records: RecordFolder,
    _ during: @escaping @Sendable () -> Void
  ) throws
    -> GradedSubmission
  {
    let terms = try JudgingTerms(exercise: exercise, seed: 1, version: "1")
    let exercise = exercise
    return BatchGrader(terms: terms, folder: records) { _ in
      during()
      return Report(exercise: exercise.id, title: exercise.title, results: [])
    }.grade(source)
  }

  /// Leaves everything on the disk as it is when the grader ends while it judges.
  private func dieWhileJudging() throws {
    let copy = "\(folder.path)/copy"
    let out = "\(folder.path)/out"
    _ = try grade(in: records()) {
      // The test sees below whether it is there.
      try? FileManager.default.copyItem(atPath: out, toPath: copy)
    }
    try FileManager.default.removeItem(atPath: out)
    try FileManager.default.moveItem(atPath: copy, toPath: out)
  }

  @Test("work is recorded only while it is judged")
  func progress() throws {
    let begun = "\(folder.path)/out/begun"
    let seen = Mutex(0)
    _ = try grade(in: records()) {
      seen.withLock {
        $0 = (try? FileManager.default.contentsOfDirectory(atPath: begun))?.count ?? 0
      }
    }
    #expect(seen.withLock(\.self) == 1)
    #expect(try FileManager.default.contentsOfDirectory(atPath: begun) == [])
    #expect(try !records().wasInterrupted(in: "ada"))
  }

  @Test("work is tried once more, then gets its own record, and is tried again on request")
  func tries() throws {
    try dieWhileJudging()
    #expect(try records().wasInterrupted(in: "ada"))
    #expect(try !records().wasInterrupted(in: "bob"))
    try dieWhileJudging()
    let left = try grade(in: records()) {}
    #expect(left.record.status == .graderError)
    #expect(left.record.message == "\(WorkEndsGrader())")
    let again = try grade(in: records()) {}
    #expect(again.record.status != .graderError)
    #expect(try !records().wasInterrupted(in: "ada"))
  }
}
