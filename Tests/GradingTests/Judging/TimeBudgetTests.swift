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
}
