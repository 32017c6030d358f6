import AppBuilder
import AppSession
import Course
import Foundation
import Testing

@testable import Grading

@Suite("Random walks against the solution", .serialized)
struct WalksTests {
  private static let catalogue = Catalogue(path: BuiltProducts.repository)
  private let builder: Builder
  private let grader: Grader
  private let walks = Walks(seed: 7)

  init() throws {
    builder = try BuiltProducts.builder()
    grader = Grader(builder: builder, sandbox: SandboxSearch(for: builder), walks: walks)
  }

  /// Exercises of each kind in which a learner writes an app.
  static func appExercises() throws -> [Exercise] {
    try ["one-array", "the-button-that-lies", "shore-life"].map {
      try catalogue.exercise(catalogue.exerciseName(for: $0))
    }
  }

  private func app(in folder: String, of exercise: Exercise) throws -> JudgedApp {
    let files = exercise.answerFiles(in: folder).filter { $0.hasSuffix(".swift") }
    return try grader.authorsApp(of: exercise, in: folder, files: files)
  }

  private func plan(_ exercise: Exercise) throws -> (plan: WalkPlan, solution: JudgedApp) {
    let solution = try app(in: exercise.solution, of: exercise)
    return (walks.plan(through: solution, view: WalkView(for: exercise.kind)), solution)
  }

  @Test("No honest answer of the course raises an alarm", arguments: try appExercises())
  func alternatives(exercise: Exercise) throws {
    let (plan, solution) = try plan(exercise)
    #expect(plan.stateCount > 50)
    for answer in try AnswerKey.read(for: exercise).alternatives {
      let staged = try StagedAnswer(answer, solution: exercise.solution)
      defer { staged.remove() }
      let folder = staged.submission.folder
      let other = try app(in: folder, of: exercise)
      #expect(walks.alarm(following: plan, in: other, solution: solution) == nil, "\(answer.name)")
      let files = exercise.answerFiles(in: folder).filter { $0.hasSuffix(".swift") }
      let request = BuildRequest(folder: folder, files: files)
      #expect(try builder.findings(in: request) == [], "\(answer.name)")
    }
  }

  @Test("A mutant is met on the way, and the alarm tells the shortest way to it")
  func mutants() throws {
    let exercise = try #require(Self.appExercises().first { "\($0.id)".hasSuffix("one-array") })
    let (plan, solution) = try plan(exercise)
    let mutant = try app(in: "\(exercise.folder)/Mutants/appends", of: exercise)
    let alarm = try #require(walks.alarm(following: plan, in: mutant, solution: solution))
    #expect(alarm.kind == .walk)
    #expect(alarm.steps.count == 2)
    #expect(alarm.steps.last == "tap \"Express to South Pier\"")
    #expect(walks.alarm(following: plan, in: mutant, solution: solution) == alarm)
  }

  @Test("The same seed leads the same ways, and another one leads others")
  func seeds() throws {
    let exercise = try #require(Self.appExercises().first)
    let solution = try app(in: exercise.solution, of: exercise)
    let short = Walks(seed: 1, count: 4, length: 6)
    let plan = short.plan(through: solution, view: .everything)
    #expect(short.plan(through: solution, view: .everything) == plan)
    #expect(
      Walks(seed: 2, count: 4, length: 6).plan(through: solution, view: .everything) != plan
    )
  }
}
