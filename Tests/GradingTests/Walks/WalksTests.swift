import AppBuilder
import AppSession
import Course
import Foundation
import Shares
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
    return (walks.plan(through: solution, promise: WalkPromise(exercise.checks)), solution)
  }

  @Test(
    "No honest answer of the course raises an alarm",
    arguments: Share(of: 6).of(try appExercises())
  )
  func alternatives(exercise: Exercise) throws {
    let (plan, solution) = try plan(exercise)
    #expect(plan.stateCount > 50)
    for answer in try AnswerKey.read(for: exercise).alternatives {
      let staged = try StagedAnswer(answer, solution: exercise.solution)
      defer { staged.remove() }
      let folder = staged.submission.folder
      let other = try app(in: folder, of: exercise)
      #expect(
        try walks.findings(following: plan, in: other) { $0(solution) }.alarms == [],
        "\(answer.name)"
      )
      let files = exercise.answerFiles(in: folder).filter { $0.hasSuffix(".swift") }
      let request = BuildRequest(folder: folder, files: files)
      #expect(try builder.findings(in: request) == [], "\(answer.name)")
    }
  }

  @Test("If the solution cannot be walked through, an alarm says that nothing was compared")
  func unplanned() throws {
    let exercise = try #require(Self.appExercises().first)
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "navlab-unplanned-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // What is left behind here, the system removes in time.
    defer { try? FileManager.default.removeItem(at: folder) }
    let source = """
      import SwiftUI
      @main struct FerryApp: App {
        init() { fatalError("not today") }
        var body: some Scene { WindowGroup { Text("Islands") } }
      }
      """
    try Data(source.utf8).write(to: folder.appending(path: "App.swift"))
    let broken = try app(in: folder.path, of: exercise)
    let plan = walks.plan(through: broken, promise: WalkPromise(exercise.checks))
    #expect(plan.walks == [])
    let honest = try app(in: exercise.solution, of: exercise)
    let alarms = try walks.findings(following: plan, in: honest) { $0(broken) }.alarms
    #expect(alarms == [Walks.shortness])
  }

  @Test("A walk meets a mutant, and the alarm gives the shortest way to it")
  func mutants() throws {
    let exercise = try #require(Self.appExercises().first { "\($0.id)".hasSuffix("one-array") })
    let (plan, solution) = try plan(exercise)
    let mutant = try app(in: "\(exercise.folder)/Mutants/appends", of: exercise)
    let alarms = try walks.findings(following: plan, in: mutant) { $0(solution) }.alarms
    let alarm = try #require(alarms.first)
    #expect(alarm.kind == .walk)
    #expect(alarm.steps.count == 2)
    #expect(alarm.steps.last == "tap \"Express to South Pier\"")
    #expect(try walks.findings(following: plan, in: mutant) { $0(solution) }.alarms == alarms)
  }

  @Test("The same seed gives the same walks, and another seed gives others")
  func seeds() throws {
    let exercise = try #require(Self.appExercises().first)
    let solution = try app(in: exercise.solution, of: exercise)
    let promise = WalkPromise(exercise.checks)
    let short = Walks(seed: 1, count: 4, length: 6)
    let plan = short.plan(through: solution, promise: promise)
    #expect(short.plan(through: solution, promise: promise) == plan)
    #expect(Walks(seed: 2, count: 4, length: 6).plan(through: solution, promise: promise) != plan)
  }

  /// Each run takes one of the exercises.
  @Test(
    "Walks lead to states that no check visits, by steps that no check takes",
    arguments: Share(of: 6).of(try appExercises(), ahead: 3)
  )
  func newWays(exercise: Exercise) throws {
    let solution = try app(in: exercise.solution, of: exercise)
    let known = KnownWays(Array(grader.traces(of: solution, in: exercise).values))
    let plan = Walks(seed: 3, count: 4).plan(
      through: solution,
      promise: WalkPromise(exercise.checks),
      besides: known
    )
    #expect(!known.states.isEmpty && !known.steps.isEmpty)
    #expect(plan.newStepCount > 0, "\(exercise.id)")
    #expect(Set(plan.walks.map(\.date)).count > 1)
    // The checks of 'One array' lead to every screen that there is.
    let isSmall = "\(exercise.id)".hasSuffix("one-array")
    #expect(plan.newStateCount > 0 || isSmall, "\(exercise.id)")
    // Known ways lead nowhere new.
    let repeated = Walks(seed: 3, count: 4).plan(
      through: solution,
      promise: WalkPromise(exercise.checks)
    )
    #expect(repeated.newStateCount > plan.newStateCount, "\(exercise.id)")
    #expect(repeated.newStepCount > plan.newStepCount, "\(exercise.id)")
  }

  @Test("Texts that the solution exchanges are rivals, whatever their words")
  func exchanges() throws {
    let exercise = try Self.catalogue.exercise(Self.catalogue.exerciseName(for: "on-time-for-ever"))
    let rivals = try plan(exercise).plan.promise.rivals
    let shown: Set = ["On time", "10 minutes late"]
    #expect(rivals.contradiction(in: shown, to: ["10 minutes late"])?.other == "On time")
    #expect(rivals.contradiction(in: shown, to: ["On time"])?.other == "10 minutes late")
  }

  @Test("An app whose controls cannot be found is hardly compared, and an alarm says so")
  func blindness() throws {
    let exercise = try #require(Self.appExercises().first)
    let (plan, solution) = try plan(exercise)
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "navlab-blind-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // What is left behind here, the system removes in time.
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = "\(exercise.solution)/App.swift"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let blind = text.replacing("Button(\"Express", with: "Button(\"The Express")
      .replacing("NavigationLink(\"", with: "NavigationLink(\"To ")
      .replacing("NavigationLink(pier", with: "NavigationLink(\"To \\(pier)\"")
    #expect(blind != text)
    try Data(blind.utf8).write(to: folder.appending(path: "App.swift"))
    let other = try app(in: folder.path, of: exercise)
    let alarms = try walks.findings(following: plan, in: other) { $0(solution) }.alarms
    #expect(alarms.map(\.kind) == [.blind])
  }
}
