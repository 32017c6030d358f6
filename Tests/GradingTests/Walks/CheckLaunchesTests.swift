import AppBuilder
import AppSession
import Course
import Findings
import Foundation
import SceneModel
import Shares
import Testing

@testable import Grading

@Suite("Launches of checks on random walks", .serialized, .enabled(if: Share(of: 2).takes(1)))
struct CheckLaunchesTests {
  private let exercise: Exercise
  private let grader: Grader
  private let walks = Walks(seed: 5, count: 6)

  init() throws {
    let catalogue = Catalogue(path: BuiltProducts.repository)
    exercise = try catalogue.exercise(catalogue.exerciseName(for: "doors-for-a-robot"))
    let builder = try BuiltProducts.builder()
    grader = Grader(
      builder: builder,
      sandbox: SandboxSearch(found: .strongest(for: builder)),
      walks: walks,
      // Only the behaviour of the apps counts here.
      linter: SourceLinter(prepare: {}, judge: { _, _ in LintOutcome() })
    )
  }

  private func app(in folder: String) throws -> JudgedApp {
    let files = exercise.answerFiles(in: folder).filter { $0.hasSuffix(".swift") }
    return try grader.authorsApp(of: exercise, in: folder, files: files)
  }

  /// Returns the report on the solution with some of its code replaced.
  private func report(on changes: [(String, String)]) throws -> Report {
    var source = try String(contentsOfFile: "\(exercise.solution)/App.swift", encoding: .utf8)
    for (old, new) in changes {
      #expect(source.contains(old))
      source = source.replacing(old, with: new)
    }
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "navlab-launches-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // What is left behind here, the system removes in time.
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(source.utf8).write(to: folder.appending(path: "App.swift"))
    return try grader.grade(
      Submission(folder: folder.path, files: exercise.answerFiles(in: folder.path)),
      of: exercise
    )
  }

  @Test("Each launch with arguments in a check is found once")
  func found() throws {
    let launches = exercise.checkLaunches
    #expect(launches.first == LaunchArguments(["-tool", "2"]))
    #expect(launches.contains(LaunchArguments(["-reservations", "YES", "-tool", "3"])))
    #expect(Set(launches).count == launches.count)
    let catalogue = Catalogue(path: BuiltProducts.repository)
    let other = try catalogue.exercise(catalogue.exerciseName(for: "one-array"))
    #expect(other.checkLaunches == [])
  }

  @Test("Every launch begins a walk, even if fewer walks are requested")
  func everyLaunch() throws {
    let launches = exercise.checkLaunches
    let plan = walks.plan(
      through: try app(in: exercise.solution),
      promise: WalkPromise(exercise.checks),
      launchedWith: launches
    )
    #expect(Set(plan.walks.map(\.arguments)) == Set(launches + [LaunchArguments()]))
    let walk = try #require(plan.walks.first { $0.arguments.arguments == ["-tool", "2"] })
    #expect(walk.launchLines == [#"launch --argument "-tool" --argument "2""#])
    #expect(walk.start.texts.contains("The Lathe is free today."))
  }

  /// Each is right on all steps of the checks, and tells by its arguments which check runs it.
  @Test(
    "An app that is right only on the steps of such a check raises an alarm",
    arguments: [
      ("{ showsReserved = true }", "{ showsReserved = !isTested }"),
      (
        #"Text("The \(tool.name) is free today.")"#,
        #"Text(isTested && visits > 2 ? "Closed" : "The \(tool.name) is free today.")"#
          + ".onAppear { visits += 1 }"
      ),
    ]
  )
  func forgery(old: String, new: String) throws {
    let state = "@State private var path: [Tool]"
    let test = """
        private var isTested: Bool { ProcessInfo.processInfo.arguments.contains("-tool") }
        @State private var visits = 0

      """
    let report = try report(on: [(old, new), (state, "\(test)  \(state)")])
    #expect(report.isSolved, "\(report)")
    #expect(report.alarms.map(\.kind) == [.walk], "\(report.alarms)")
    let launch = try #require(report.alarms.first?.steps.first)
    #expect(launch.hasPrefix("launch --argument") && launch.contains("-tool"))
  }

  @Test("No honest answer raises an alarm on these walks")
  func alternatives() throws {
    let solution = try app(in: exercise.solution)
    let plan = walks.plan(
      through: solution,
      promise: WalkPromise(exercise.checks),
      launchedWith: exercise.checkLaunches
    )
    for answer in try AnswerKey.read(for: exercise).alternatives {
      let staged = try StagedAnswer(answer, solution: exercise.solution)
      defer { staged.remove() }
      let other = try app(in: staged.submission.folder)
      let alarms = try walks.findings(following: plan, in: other) { $0(solution) }.alarms
      #expect(alarms == [], "\(answer.name)")
    }
  }
}
