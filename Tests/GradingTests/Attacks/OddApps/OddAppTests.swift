import AppBuilder
import AppSession
import Course
import Foundation
import Shares
import Testing

@testable import Grading

/// Attacks by code that looks like an app's, made by somebody who has not read the grader.
@Suite("Odd apps", .serialized)
struct OddAppTests {
  @Test("There are many apps, and no two are alike")
  func count() {
    #expect(OddApp.all.count >= 60)
    #expect(Set(OddApp.all.map(\.name)).count == OddApp.all.count)
  }

  @Test(
    "Each app gets the marks that it has earned, or an alarm",
    arguments: Share(of: 12).of(OddApp.all)
  )
  func outcomes(app: OddApp) throws {
    let catalogue = Catalogue(path: BuiltProducts.repository)
    var exercise = try catalogue.exercise(catalogue.exerciseName(for: "one-array"))
    // What never ends is to be given up soon.
    if [.nothing, .part].contains(app.outcome) { exercise.limits.seconds = 5 }
    let solution = try String(contentsOfFile: "\(exercise.solution)/App.swift", encoding: .utf8)
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "navlab-odd-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // What is left behind here, the system removes in time.
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(app.source(solution).utf8).write(to: folder.appending(path: "App.swift"))
    let builder = try BuiltProducts.builder()
    let grader = Grader(
      builder: builder,
      sandbox: SandboxSearch(found: .strongest(for: builder)),
      shortensFailures: false,
      walks: Walks(seed: 11, count: 6)
    )
    let report = try grader.grade(
      Submission(folder: folder.path, files: ["App.swift"]),
      of: exercise
    )
    switch app.outcome {
    case .solved:
      #expect(report.isSolved, "\(report)")
      #expect(report.alarms == [], "\(report.alarms)")
    case .nothing: #expect(report.points == 0, "\(report)")
    case .alarm: #expect(report.points == 0 || !report.alarms.isEmpty, "\(report)")
    case .part: #expect(!report.isSolved && report.alarms.isEmpty, "\(report)")
    case .noCode:
      guard case .doesNotCompile = report.obstacle else {
        Issue.record("it compiles: \(report)")
        return
      }
    }
  }
}
