import Course
import Foundation
import Grading
import Testing

@Suite("The time for a submission")
struct TimeBudgetTests {
  @Test("An app that never answers is stopped once the submission's time is over")
  func budget() throws {
    var exercise = try BatchExercises.exercise("broken")
    exercise.limits.seconds = 60
    let folder = try ClassFolder()
    try folder.write([
      "App.swift": """
      import SwiftUI

      @main
      struct DoorsApp: App {
        var body: some Scene {
          WindowGroup { Button("Door 1") { while true {} } }
        }
      }
      """
    ])
    let report = try Grader.confined(BuiltProducts.builder()).within(seconds: 0.5)
      .grade(Submission(of: exercise, in: folder.path), of: exercise)
    let over = CheckFailure(
      summary: "Together, the checks of this submission took longer than 0.5 s."
    )
    #expect(report.results.map(\.verdict) == exercise.checks.map { _ in .timedOut(over) })
    #expect(report.status == .timedOut)
  }

  @Test("A script for which no time is left is not said to fail on the app without the bug")
  func witness() throws {
    let catalogue = Catalogue(path: BuiltProducts.repository)
    let exercise = try catalogue.exercise(catalogue.exerciseName(for: "the-button-that-lies"))
    let folder = try ClassFolder()
    try folder.write([
      "App.swift": try String(contentsOfFile: "\(exercise.solution)/App.swift", encoding: .utf8),
      "witness.nav": "tap \"Ridge\"\nexpect screen \"Ridge\"\n",
    ])
    let report = try Grader.confined(BuiltProducts.builder()).within(seconds: 0.0001)
      .grade(Submission(of: exercise, in: folder.path), of: exercise)
    let over = CheckFailure(
      summary: "Together, the checks of this submission took longer than 0.0001 s."
    )
    let shown = report.results.first { $0.check.name == "shows-bug" }
    #expect(shown?.verdict == .timedOut(over))
    #expect(report.status == .timedOut)
  }
}
