import AppBuilder
import AppSession
import Course
import Findings
import Foundation
import Testing

@testable import Grading

@Suite("Deprecated containers that a check of the source has missed")
struct OldContainerAlarmTests {
  @Test("such containers raise an alarm if the compiled code contains them")
  func alarm() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "navlab-containers-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // What is left behind here, the system removes in time.
    defer { try? FileManager.default.removeItem(at: folder) }
    let source = """
      import SwiftUI
      protocol Made { associatedtype Content; init(@ViewBuilder content: () -> Content) }
      extension NavigationView: Made {}
      func make<T: Made>(_: T.Type) -> T where T.Content == Text { T { Text("Rooms") } }
      @main struct RoomsApp: App {
        var body: some Scene { WindowGroup { make(NavigationView.self) } }
      }
      """
    try Data(source.utf8).write(to: folder.appending(path: "App.swift"))
    let catalogue = Catalogue(path: BuiltProducts.repository)
    var exercise = try catalogue.exercise(catalogue.exerciseName(for: "the-wrong-room"))
    exercise.checks = exercise.checks.filter { $0.name == "todays-containers" }
    exercise.checks[0].requires = []
    let builder = try BuiltProducts.builder()
    func report(seeing findings: LintOutcome) throws -> Report {
      let grader = Grader(
        builder: builder,
        sandbox: SandboxSearch(found: .limitsOnly),
        linter: SourceLinter(prepare: {}, judge: { _, _ in findings })
      )
      return try grader.grade(Submission(folder: folder.path, files: ["App.swift"]), of: exercise)
    }
    let alarms = try report(seeing: LintOutcome()).alarms
    #expect(
      alarms.map(\.summary) == [
        "The code uses NavigationView, which the check 'todays-containers' missed."
      ]
    )
  }
}
