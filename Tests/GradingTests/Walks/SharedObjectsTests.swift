import AppBuilder
import AppSession
import Course
import Findings
import Foundation
import SceneModel
import Shares
import Testing

@testable import Grading

@Suite("Objects beside the shared object", .serialized)
struct SharedObjectsTests {
  /// The ways to make a second router, each with the declaration in the view, what stands for the router there, and code
  /// outside.
  private static let ways: [Way] = [
    Way("an initialiser by its name", "@State private var second = Router.init()"),
    Way(
      "a function",
      "@State private var second = made()",
      more: "@MainActor func made() -> Router { Router() }"
    ),
    Way("a closure", "@State private var second = { Router() }()"),
    Way(
      "an initialiser as a value",
      "@State private var second = Self.make()\n  private static let make = Router.init"
    ),
    Way(
      "a view's own initialiser",
      "@State private var second: Router\n  init() { _second = State(initialValue: Router()) }"
    ),
    Way(
      "a protocol",
      "@State private var second = made(Router.self)",
      more: """
        @MainActor protocol Made { init() }
        extension Router: Made {}
        @MainActor func made<T: Made>(_: T.Type) -> T { T() }
        """
    ),
    Way(
      "another type's property",
      "private let second = Kept.router",
      more: "@MainActor enum Kept { static let router = Router() }"
    ),
    Way("a global", "", use: "other", more: "@MainActor let other = Router()"),
    Way(
      "a static property",
      "",
      use: "Router.other",
      more: "extension Router { static let other = Router() }"
    ),
    Way(
      "another object",
      "@State private var holder = Holder()",
      use: "holder.router",
      more: "@MainActor @Observable final class Holder { let router = Router() }"
    ),
    Way("an array", "@State private var seconds = [Router()]", use: "seconds[0]"),
  ]

  struct Way: Hashable, Sendable, CustomStringConvertible {
    var description: String
    var declaration: String
    var use: String
    var more: String

    init(_ name: String, _ declaration: String, use: String = "second", more: String = "") {
      description = name
      self.declaration = declaration
      self.use = use
      self.more = more
    }

    /// Returns the solution with a second router, which is kept in step with the first.
    func source(_ solution: String) throws -> String {
      let changes = [
        (
          "@Bindable var router = router\n    NavigationStack(path: $router.path) {",
          "@Bindable var both = \(use)\n    NavigationStack(path: $both.path) {"
        ),
        (
          "  var body: some View {\n    @Bindable",
          "  \(declaration)\n  var body: some View {\n    @Bindable"
        ),
        (
          ".navigationTitle(\"Piers\")\n",
          """
          .navigationTitle("Piers")
          .onChange(of: router.path, initial: true) { \(use).path = router.path }
          .onChange(of: \(use).path) { router.path = \(use).path }

          """
        ),
      ]
      return try changes.reduce(solution) { text, change in
        guard text.contains(change.0) else { throw Forgery.UnknownSolution(missing: change.0) }
        return text.replacing(change.0, with: change.1)
      } + "\n" + more
    }
  }

  private func report(_ change: (String) throws -> String) throws -> Report {
    let catalogue = Catalogue(path: BuiltProducts.repository)
    var exercise = try catalogue.exercise(catalogue.exerciseName(for: "two-of-a-kind"))
    // Sentences about the source refuse some of them already, and a second router that is kept in step takes an update
    // more; here it is seen what else refuses them.
    exercise.checks.removeAll { check in
      if case .sentences = check.method { true } else { check.name == "together" }
    }
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "navlab-second-\(UUID().uuidString)")
    try FileManager.default.copyItem(atPath: exercise.solution, toPath: folder.path)
    // What is left behind here, the system removes in time.
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "App.swift")
    try Data(change(String(contentsOf: file, encoding: .utf8)).utf8).write(to: file)
    let builder = try BuiltProducts.builder()
    let grader = Grader(
      builder: builder,
      sandbox: SandboxSearch(found: .strongest(for: builder)),
      walks: Walks(seed: 11, count: 3),
      // A linter that sees nothing, as if it had been got past.
      linter: SourceLinter(prepare: {}, judge: { _, _ in LintOutcome() })
    )
    return try grader.grade(
      Submission(folder: folder.path, files: exercise.answerFiles(in: folder.path)),
      of: exercise
    )
  }

  @Test(
    "objects beside the shared object raise an alarm, however they are made",
    arguments: Share(of: 4).of(ways)
  )
  func alarm(way: Way) throws {
    let report = try report(way.source)
    #expect(report.isSolved, "\(report)")
    #expect(
      report.alarms.map(\.summary) == [
        "The app has 2 objects of the class 'Router' at the same time, but the check 'one-router' found only one."
      ]
    )
  }

  @Test("the solution has no such objects, even under another name")
  func solution() throws {
    let report = try report { $0.replacing("Router", with: "Guide") }
    #expect(report.isSolved, "\(report)")
    #expect(report.alarms == [])
  }

  @Test("objects are counted by class, with the largest number at one moment")
  func counts() {
    func object(_ type: String) -> ObjectReport {
      ObjectReport(name: "a", type: type, properties: [], holders: [])
    }
    var one = SharedObjects()
    one.note([object("Router"), object("Store")])
    var other = one
    other.note([object("Store")])
    other.note([object("Router")])
    #expect(other.excess(over: one) == nil)
    other.note([object("Store"), object("Store")])
    #expect(other.excess(over: one)?.type == "Store")
    #expect(other.excess(over: one)?.count == 2)
    // An object of one more class may be part of another solution.
    #expect(one.excess(over: other) == nil)
  }
}
