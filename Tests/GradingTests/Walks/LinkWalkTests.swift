import AppBuilder
import AppSession
import Course
import Findings
import Foundation
import SceneModel
import Shares
import Testing

@testable import Grading

@Suite("Links on random walks", .serialized, .enabled(if: Share(of: 2).takes(1)))
struct LinkWalkTests {
  private static let catalogue = Catalogue(path: BuiltProducts.repository)
  private let grader: Grader
  private let walks = Walks(seed: 9, count: 6)

  init() throws {
    let builder = try BuiltProducts.builder()
    grader = Grader(
      builder: builder,
      sandbox: SandboxSearch(found: .strongest(for: builder)),
      walks: walks,
      // Only the behaviour of the apps counts here.
      linter: SourceLinter(prepare: {}, judge: { _, _ in LintOutcome() })
    )
  }

  private func exercise(_ name: String) throws -> Exercise {
    try Self.catalogue.exercise(Self.catalogue.exerciseName(for: name))
  }

  private func solution(_ exercise: Exercise) throws -> JudgedApp {
    let files = exercise.answerFiles(in: exercise.solution).filter { $0.hasSuffix(".swift") }
    return try grader.authorsApp(of: exercise, in: exercise.solution, files: files)
  }

  private func plan(_ exercise: Exercise, of walks: Walks) throws -> WalkPlan {
    walks.plan(
      through: try solution(exercise),
      promise: WalkPromise(exercise.checks),
      launchedWith: exercise.checkLaunches,
      opening: CheckLinks(in: exercise)
    )
  }

  /// Returns the links that a plan opens.
  private func links(_ plan: WalkPlan) -> [String] {
    plan.walks.flatMap(\.steps).compactMap { step in
      guard case .command(let line) = step.move, line.hasPrefix("open ") else { return nil }
      return String(line.dropFirst("open ".count))
    }
  }

  @Test("A word may be replaced if it alone differs between links")
  func patterns() {
    let patterns = LinkPattern.patterns(of: [
      "rails://line/1", "rails://line/2", "rails://line/two", "rails://station/Mill",
      "rails://station/Bridge", "https://rails.example/station/Mill", "rails://ticket/12/seats",
      "rails://line", "rails:///station", "library://", "rails://region/7/castle/8",
      "rails://station/Mill/tickets", "rails://station/Old%20Mill", "rails://station?name=Mill",
    ])
    #expect(
      patterns == [
        LinkPattern(head: "rails://line/", tail: ""): ["1", "2"],
        LinkPattern(head: "rails://station/", tail: ""): ["Mill", "Bridge"],
        LinkPattern(head: "https://rails.example/station/", tail: ""): ["Mill"],
        LinkPattern(head: "rails://ticket/", tail: "/seats"): ["12"],
        LinkPattern(head: "rails://station/", tail: "/tickets"): ["Mill"],
      ]
    )
  }

  @Test("Links with two replaceable words are left out, because not every pair has a meaning")
  func pairs() {
    let patterns = LinkPattern.patterns(of: [
      "rails://region/Coast", "rails://region/Valley", "rails://region/Valley/town/Mill",
      "rails://region/Valley/town/Bridge",
    ])
    #expect(patterns == [LinkPattern(head: "rails://region/", tail: ""): ["Coast", "Valley"]])
  }

  @Test("A task gives learners the words in its text, its starter and its data")
  func given() {
    let words = GivenWords(
      sources: ["Line(id: 12, name: \"Coast Line\", stops: [\"Mill\"])", "{\"plants\": 123456}"],
      task: "Open `rails://station/Dunes`."
    )
    #expect(words.names == ["12", "Mill", "plants"])
    #expect(words.texts == ["Coast Line", "Mill", "plants"])
    #expect(words.all.isSuperset(of: ["12", "Mill", "Line", "Dunes", "rails"]))
  }

  @Test("A walk opens other links of the same kinds, and its last link leads nowhere")
  func otherLinks() throws {
    let exercise = try exercise("mind-the-link")
    let plan = try plan(exercise, of: walks)
    let opened = links(plan)
    let known = exercise.checks.compactMap(\.script?.text).joined(separator: "\n")
    let others = ["Harbour", "Dunes", "Bridge", "Vineyard"].map {
      "https://rails.example/station/\($0)"
    }
    let right = Set(others + ["rails://station/Harbour", "https://rails.example/line/1"])
    #expect(Set(opened.dropLast()).isSubset(of: right), "\(opened)")
    #expect(opened.count >= 4)
    for link in opened { #expect(!known.contains("open \(link)\n"), "\(link)") }
    let walk = try #require(
      plan.walks.first { $0.steps.contains { $0.move == .opening(opened[0]) } }
    )
    #expect(walk.last.places.contains("alert: This link leads nowhere."), "\(walk.last)")
    #expect(plan.walks.count == walks.count)
    // The same seed opens the same links, and another one opens them in another order.
    #expect(links(try self.plan(exercise, of: walks)) == opened)
    #expect(links(try self.plan(exercise, of: Walks(seed: 10, count: 6))) != opened)
  }

  @Test("An exercise without links has no walk with links")
  func noLinks() throws {
    let exercise = try exercise("one-array")
    #expect(CheckLinks(in: exercise).entrances == [])
    #expect(links(try plan(exercise, of: walks)) == [])
  }

  @Test("An app that follows only the checks' links has full marks, and raises an alarm")
  func table() throws {
    let exercise = try exercise("mind-the-link")
    let path = "\(exercise.solution)/App.swift"
    let source = try String(contentsOfFile: path, encoding: .utf8)
    let forged = source.replacing(
      "guard let link = Link(url) else {",
      with: """
        let known = [
          "rails://line/1", "rails://line/2", "rails://station/Mill", "rails://station/Bridge",
          "rails://station/Dunes", "rails://station/Vineyard", "https://rails.example/line/2",
          "https://rails.example/station/Mill",
        ]
        guard known.contains(url.absoluteString), let link = Link(url) else {
        """
    )
    #expect(forged != source)
    let report = try report(on: forged, of: exercise)
    #expect(report.isSolved, "\(report)")
    #expect(report.alarms.map(\.kind) == [.walk], "\(report.alarms)")
    let steps = report.alarms.first?.steps ?? []
    #expect(steps.count == 1 && steps[0].hasPrefix("open "), "\(steps)")
  }

  /// The exercises whose checks open links, and whose answers are apps.
  static func exercises() throws -> [Exercise] {
    try catalogue.exerciseNames().map { try catalogue.exercise($0) }.filter { exercise in
      [.code, .debug, .homework].contains(exercise.kind)
        && !CheckLinks(in: exercise.checks).entrances.isEmpty
    }
  }

  @Test(
    "No honest answer raises an alarm with its links",
    arguments: Share(of: 8).of(try exercises())
  )
  func alternatives(exercise: Exercise) throws {
    for answer in try AnswerKey.read(for: exercise).alternatives {
      let staged = try StagedAnswer(answer, solution: exercise.solution)
      defer { staged.remove() }
      let report = try grader.grade(staged.submission, of: exercise)
      #expect(report.alarms == [], "\(answer.name)")
    }
  }

  private func report(on source: String, of exercise: Exercise) throws -> Report {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "navlab-links-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // What is left behind here, the system removes in time.
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(source.utf8).write(to: folder.appending(path: "App.swift"))
    return try grader.grade(
      Submission(folder: folder.path, files: exercise.answerFiles(in: folder.path)),
      of: exercise
    )
  }
}
