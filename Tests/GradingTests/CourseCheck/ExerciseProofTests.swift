import AppSession
import Findings
import Foundation
import Testing

@testable import Course
@testable import Grading

@Suite("The proof of one exercise", .serialized)
struct ExerciseProofTests {
  private static let app = """
    import SwiftUI

    @main
    struct HallApp: App {
      var body: some Scene {
        WindowGroup { Text("Hall") }
      }
    }

    """

  /// Returns the problems of an exercise whose starter and solution are these apps.
  private func problems(
    starter: String,
    solution: String = app,
    change: (inout Exercise) -> Void
  ) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("navlab-proof-\(UUID().uuidString)")
    // What is left behind here, the system removes in time.
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in [("Starter", starter), ("Solution", solution)] {
      let place = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: place.appendingPathComponent("App.swift"))
    }
    var exercise = try exercise(in: folder.path)
    change(&exercise)
    let builder = try BuiltProducts.builder()
    var proof = ExerciseProof(
      grader: Grader(
        builder: builder,
        sandbox: SandboxSearch(for: builder),
        linter: SourceLinter(prepare: {}, judge: { _, _ in LintOutcome() })
      ),
      exercise: exercise,
      key: AnswerKey(solution: exercise.solution, alternatives: [], mutants: [])
    )
    return try proof.problems()
  }

  private func exercise(in folder: String = "") throws -> Exercise {
    Exercise(
      id: try #require(ItemName("01-hall")),
      folder: folder,
      title: "Hall",
      kind: .debug,
      lesson: try #require(ItemName("01-stacks")),
      minutes: 5,
      files: ["App.swift"],
      limits: Exercise.Limits(),
      checks: [
        Exercise.Check(
          name: "hall",
          title: "The hall is there.",
          points: 1,
          script: CheckScript(name: "hall", text: "expect text \"Hall\"", line: 1)
        )
      ],
      hints: [],
      task: []
    )
  }

  private static let broken = app.replacing("Text(", with: "Txt(") + "// TODO\n"
  private static let empty = app.replacing("\"Hall\"", with: "\"\"") + "// TODO\n"

  @Test("A starter that is declared as not compiling must not compile")
  func compileError() throws {
    #expect(try problems(starter: Self.broken) { $0.starterCompiles = false } == [])
    #expect(
      try problems(starter: Self.empty) { $0.starterCompiles = false }
        == ["Starter: the app compiles, but exercise.yml says 'starter: does-not-compile'"]
    )
  }

  @Test("Any other starter must compile")
  func compiles() throws {
    #expect(
      try problems(starter: Self.broken) { $0.kind = .code } == [
        """
        Starter: does not compile: App.swift:6:19: error: cannot find 'Txt' in scope; if that is \
        the bug to fix, say 'starter: does-not-compile' in exercise.yml
        """
      ]
    )
    #expect(try problems(starter: Self.empty) { $0.kind = .code } == [])
  }

  @Test("A starter must raise no alarm")
  func alarms() throws {
    let reaching = Self.empty.replacing(
      "var body: some Scene {",
      with: "init() { exit(0) }\n  var body: some Scene {"
    )
    .replacing("import SwiftUI", with: "import SwiftUI\nimport Foundation")
    let found = try problems(starter: reaching) { $0.kind = .code }
    #expect(!found.isEmpty)
    #expect(found.allSatisfy { $0.hasPrefix("Starter raises an alarm: ") }, "\(found)")
  }

  @Test("A fault that only the source shows must be in the starter")
  func sourceOnly() throws {
    let found = try problems(starter: Self.empty) { exercise in
      exercise.faults = ["shared-path"]
      exercise.checks.append(
        Exercise.Check(
          name: "clean",
          title: "No shared path.",
          points: 1,
          method: .source(.some(["shared-path"]))
        )
      )
    }
    #expect(
      found == ["Starter: no check with 'lint' finds a fault in it, so nothing shows the bug"]
    )
  }

  @Test("A check that catches no mutant gets a remark, unless the author gives a reason")
  func remarks() throws {
    var exercise = try exercise()
    for name in ["a", "b", "c"] {
      let script = CheckScript(name: name, text: "tree", line: 1)
      exercise.checks.append(Exercise.Check(name: name, title: name, points: 1, script: script))
    }
    exercise.checks[2].whyNoMutant = "It repeats a."
    exercise.checks.append(
      Exercise.Check(name: "w", title: "w", points: 1, method: .witness(.findsBug))
    )
    let mutant = Mutant(
      answer: Answer(name: "m", folder: "", files: []),
      bug: "",
      caughtBy: "hall",
      fails: nil
    )
    func remarks(_ mutants: [Mutant]) throws -> [String] {
      ExerciseProof(
        grader: .confined(try BuiltProducts.builder()),
        exercise: exercise,
        key: AnswerKey(solution: "", alternatives: [], mutants: mutants)
      ).remarks
    }
    #expect(
      try remarks([mutant])
        == ["no mutant is caught by 'a', 'c'; add one, or say in 'no-mutant' why there is none"]
    )
    exercise.checks.removeAll { ["a", "c"].contains($0.name) }
    #expect(try remarks([mutant]) == [])
  }
}
