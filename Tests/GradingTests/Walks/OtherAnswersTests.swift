import AppBuilder
import AppSession
import Course
import Findings
import Foundation
import Shares
import Testing

@testable import Grading

/// Right answers that were written from the tasks alone, each in another way than the course's own, and with more texts, numbers
/// and controls than a task asks for.
@Suite("Right answers that look different", .serialized)
struct OtherAnswersTests {
  /// One of them.
  struct Answer: Hashable, Sendable, CustomStringConvertible {
    /// The name of the exercise.
    let exercise: String
    /// The path of the file that stands for the app's.
    let path: String

    var description: String { "\(exercise), \((path as NSString).lastPathComponent)" }
  }

  /// All of them, in the order of the exercises.
  static let all: [Answer] = {
    let folder = "\(BuiltProducts.repository)/Tests/Fixtures/answers"
    do {
      return try FileManager.default.subpathsOfDirectory(atPath: folder)
        .filter { $0.hasSuffix(".swift") }.sorted()
        .map {
          Answer(exercise: ($0 as NSString).deletingLastPathComponent, path: "\(folder)/\($0)")
        }
    } catch {
      preconditionFailure("the answers cannot be listed: \(error)")
    }
  }()

  @Test("There are many answers, to many exercises")
  func count() {
    #expect(Self.all.count >= 20)
    #expect(Set(Self.all.map(\.exercise)).count >= 12)
  }

  @Test("Each answer has full marks, and raises no alarm", arguments: Share(of: 6).of(all))
  func free(answer: Answer) throws {
    let catalogue = Catalogue(path: BuiltProducts.repository)
    let exercise = try catalogue.exercise(catalogue.exerciseName(for: answer.exercise))
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "navlab-answer-\(UUID().uuidString)")
    try FileManager.default.copyItem(atPath: exercise.solution, toPath: folder.path)
    // What is left behind here, the system removes in time.
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(contentsOf: URL(filePath: answer.path)).write(to: folder.appending(path: "App.swift"))
    let builder = try BuiltProducts.builder()
    let grader = Grader(
      builder: builder,
      sandbox: SandboxSearch(found: .strongest(for: builder)),
      walks: Walks(seed: 23, count: 6),
      // What these answers do is looked at here; the linter has tests of its own.
      linter: SourceLinter(prepare: {}, judge: { _, _ in LintOutcome() })
    )
    let report = try grader.grade(
      Submission(folder: folder.path, files: exercise.answerFiles(in: folder.path)),
      of: exercise
    )
    #expect(report.isSolved, "\(report)")
    #expect(report.alarms == [], "\(report.alarms)")
  }
}
