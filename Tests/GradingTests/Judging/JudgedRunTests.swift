import AppBuilder
import Course
import Foundation
import Testing

@testable import Grading

@Suite("A run that is judged")
struct JudgedRunTests {
  @Test("An app that has ended reaches no state, even if its end was expected")
  func goneAtTheEnd() throws {
    let builder = try BuiltProducts.builder()
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "navlab-judged-run-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // What is left behind here, the system removes in time.
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(
      """
      import SwiftUI
      struct ContentView: View {
        var body: some View { Button("Fall") { fatalError("down") } }
      }
      """.utf8
    ).write(to: folder.appending(path: "App.swift"))
    let request = BuildRequest(folder: folder.path, files: ["App.swift"])
    guard case .app(let app) = try builder.build(request) else {
      Issue.record("no app")
      return
    }
    let catalogue = Catalogue(path: BuiltProducts.repository)
    let exercise = try catalogue.exercise(catalogue.exerciseName(for: "one-array"))
    let judged = JudgedApp(app, of: exercise, by: .confined(builder))
    let rule = GoalRule(goals: [Goal(screens: ["Summit"], presented: [])])
    let goal = try GoalTest(rule, file: "exercise.yml")
    let answer = try JudgedScript("tap \"Fall\"\nexpect crash\n", file: "answer.nav")

    #expect(judged.run(Trial([answer])).conclusion == .passed)
    guard case .crashed(let failure) = judged.run(Trial([], answer: answer, goal: goal)).conclusion
    else {
      Issue.record("the state counts as reached")
      return
    }
    #expect(failure.summary.contains("down"), "\(failure)")
  }

  @Test("A check finds a control only by its exact label")
  func namesAreExact() throws {
    let builder = try BuiltProducts.builder()
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "navlab-judged-run-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // What is left behind here, the system removes in time.
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(
      """
      import SwiftUI
      struct ContentView: View {
        var body: some View { Button("🇨🇦, Canada") {} }
      }
      """.utf8
    ).write(to: folder.appending(path: "App.swift"))
    let request = BuildRequest(folder: folder.path, files: ["App.swift"])
    guard case .app(let app) = try builder.build(request) else {
      Issue.record("no app")
      return
    }
    let catalogue = Catalogue(path: BuiltProducts.repository)
    let exercise = try catalogue.exercise(catalogue.exerciseName(for: "one-array"))
    let judged = JudgedApp(app, of: exercise, by: .confined(builder))
    let right = try JudgedScript("tap \"🇨🇦, Canada\"\n", file: "check.nav")
    #expect(judged.run(Trial([right])).conclusion == .passed)
    for line in ["tap Canada", "tap \"Canada\"", "tap the canada button"] {
      let script = try JudgedScript("\(line)\n", file: "check.nav")
      guard case .failed = judged.run(Trial([script])).conclusion else {
        Issue.record("\(line) counts")
        continue
      }
    }
  }
}
