import AppBuilder
import AppSession
import Course
import Foundation
import Shares
import Testing

@testable import Grading

@Suite("Walks through apps that fall short", .serialized)
struct ShortfallWalkTests {
  private static let exercise: Result<Exercise, any Error> = Result {
    let catalogue = Catalogue(path: BuiltProducts.repository)
    return try catalogue.exercise(catalogue.exerciseName(for: "one-array"))
  }
  private let builder: Builder

  init() throws {
    builder = try BuiltProducts.builder()
  }

  /// The wrong answers of an exercise.
  static func wrongAnswers() throws -> [Mutant] {
    try AnswerKey.read(for: exercise.get()).mutants
  }

  private func report(on folder: String, walks: Walks? = Walks(seed: 3, count: 6)) throws -> Report
  {
    let grader = Grader(
      builder: builder,
      sandbox: SandboxSearch(for: builder),
      shortensFailures: false,
      walks: walks
    )
    let exercise = try Self.exercise.get()
    return try grader.grade(Submission(of: exercise, in: folder), of: exercise)
  }

  private func report(changing old: String, to new: String) throws -> Report {
    let solution = try "\(Self.exercise.get().solution)/App.swift"
    let source = try String(contentsOfFile: solution, encoding: .utf8)
    #expect(source.contains(old))
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "navlab-shortfall-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // What is left behind here, the system removes in time.
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(source.replacing(old, with: new).utf8).write(to: folder.appending(path: "App.swift"))
    return try report(on: folder.path)
  }

  @Test(
    "No wrong answer raises an alarm merely for being wrong",
    arguments: Share(of: 3).of(try wrongAnswers())
  )
  func mutants(mutant: Mutant) throws {
    let exercise = try Self.exercise.get()
    let staged = try StagedAnswer(mutant.answer, solution: exercise.solution)
    defer { staged.remove() }
    let report = try report(on: staged.submission.folder)
    #expect(!report.isSolved)
    #expect(report.alarms == [], "\(report.alarms)")
    let walks = try #require(report.walks)
    #expect(walks.extent != .whole && walks.reason != nil, "\(walks)")
  }

  @Test("The right app is walked through completely; without walks, the report says so")
  func solution() throws {
    let folder = try Self.exercise.get().solution
    #expect(try report(on: folder).walks == .whole)
    #expect(try report(on: folder, walks: nil).walks == WalkExtent(.none, reason: "not asked for"))
  }

  @Test("If one check fails on one screen's title, the rest of the app is walked through")
  func part() throws {
    let report = try report(
      changing: "goHome() }\n    }\n    .navigationTitle(name)",
      to: "goHome() }\n    }\n    .navigationTitle(name == \"Old Harbour\" ? \"Harbour\" : name)"
    )
    #expect(report.results.filter { $0.verdict != .passed }.map(\.check.name) == ["labels"])
    #expect(report.alarms == [])
    #expect(report.walks?.extent == .part, "\(report.walks?.words ?? "")")
  }

  @Test("Work with few points gets no walk")
  func few() throws {
    let report = try report(
      changing: "Text(\"Values in the path: \\(depth)\")",
      to: "Text(\"Values: \\(depth)\")"
    )
    #expect(report.points * 2 < report.maximum, "\(report)")
    #expect(report.walks?.extent == WalkExtent.Kind.none, "\(report.walks?.words ?? "")")
  }
}
