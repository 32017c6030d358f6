import AppBuilder
import Course
import Foundation
import Grading
import Testing

@Suite("The grader", .serialized)
struct GraderTests {
  /// An app with one door, behind which a learner's code is.
  private func app(behindTheDoor code: String) -> String {
    """
    import Foundation
    import SwiftUI

    @main
    struct DoorsApp: App {
      @State private var path: [Int] = []

      var body: some Scene {
        WindowGroup {
          NavigationStack(path: $path) {
            Button("Door 1") { open() }
              .navigationTitle("Hallway")
              .navigationDestination(for: Int.self) { Text("Hello").navigationTitle("Room \\($0)") }
          }
        }
      }

      func open() {
        \(code)
      }
    }
    """
  }

  /// An exercise in which an app may take long for an answer, unless it is never to give one.
  private func exercise(_ name: String, seconds: Int = 120) throws -> Exercise {
    let catalogue = Catalogue(path: "\(BuiltProducts.repository)/Tests/Fixtures/course")
    var exercise = try catalogue.exercise(catalogue.exerciseName(for: name))
    exercise.limits.seconds = seconds
    return exercise
  }

  private func grade(_ files: [String: String], of exercise: Exercise) throws -> Report {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("navlab-grader-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // What is left behind here, the system removes in time.
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
    return try Grader.confined(BuiltProducts.builder())
      .grade(Submission(of: exercise, in: folder.path), of: exercise)
  }

  private func grade(behindTheDoor code: String, seconds: Int = 120) throws -> Report {
    try grade(["App.swift": app(behindTheDoor: code)], of: exercise("broken", seconds: seconds))
  }

  private func grade(answer: String, allowed: [String]? = nil) throws -> Report {
    var exercise = try exercise("good")
    exercise.allowedCommands = allowed
    return try grade(["answer.nav": answer], of: exercise)
  }

  @Test("Code that works passes")
  func rightCode() throws {
    let report = try grade(behindTheDoor: "path = [1]")

    #expect(report.obstacle == nil)
    #expect(report.results.map(\.verdict) == [.passed, .passed])
    #expect(report.points == 2)
    #expect(report.status == .solved)
  }

  private func gradeBugHunt(witness: String) throws -> Report {
    let catalogue = Catalogue(path: BuiltProducts.repository)
    let exercise = try catalogue.exercise(catalogue.exerciseName(for: "the-button-that-lies"))
    let app = try String(contentsOfFile: "\(exercise.solution)/App.swift", encoding: .utf8)
    return try grade(["App.swift": app, "witness.nav": witness], of: exercise)
  }

  @Test(
    "A script that does not show the bug costs only its own points",
    arguments: [
      ("expect property chosen \"Mill\"\ntpa \"Ridge\"\n", "Your script cannot be read. "),
      ("tap \"Ridge\"\n", "Your script has no 'expect'"),
      (
        "tap Ridge\ntap \"Next: Lake\"\ntap \"All trails\"\ntap Ridge\n",
        "Your script has no 'expect'"
      ),
      ("\n", "Your script has no commands yet."),
    ]
  )
  func poorWitness(witness: String, reason: String) throws {
    let report = try gradeBugHunt(witness: witness)

    #expect(report.obstacle == nil)
    #expect(report.status == .fallsShort)
    #expect(report.points == report.maximum - 4)
    let shown = report.results.first { $0.check.name == "shows-bug" }?.verdict.failure
    #expect(shown?.summary.hasPrefix(reason) == true, "\(shown?.summary ?? "nothing")")
    // The advice is about the bug.
    #expect(report.results.first { $0.check.name == "shows-bug" }?.check.advice == nil)
    let first = report.discreet(tellsFailures: false)
    #expect(first.results.first { $0.check.name == "shows-bug" }?.verdict.failure == shown)
  }

  @Test(
    "A NavLab report shows a bug only if the exercise accepts it",
    arguments: [
      ("the-silent-shelf", "tap \"Salt Wind\"\nexpect issues none\n", false),
      (
        "the-silent-shelf", "tap \"Salt Wind\"\nexpect issues none\nexpect screen \"Salt Wind\"\n",
        true
      ),
      ("a-box-in-a-box", "expect issues none\n", true),
    ]
  )
  func issuesAsBug(name: String, witness: String, isShown: Bool) throws {
    let catalogue = Catalogue(path: BuiltProducts.repository)
    var exercise = try catalogue.exercise(catalogue.exerciseName(for: name))
    exercise.checks = exercise.checks.filter { $0.name == "shows-bug" }
    let app = try String(contentsOfFile: "\(exercise.solution)/App.swift", encoding: .utf8)
    let report = try grade(["App.swift": app, "witness.nav": witness], of: exercise)
    #expect(report.isSolved == isShown, "\(report)")
    let told = report.results.first?.verdict.failure?.summary
    #expect(isShown || told?.hasPrefix("Only 'expect issues' fails") == true)
  }

  @Test(
    "A script that fails only because a new element is missing does not show the bug",
    arguments: [
      ("the-map-in-the-rain", "toggle \"It rains\"\nexpect tabs [Programme, Stalls]\n", false),
      ("the-map-in-the-rain", "tap \"To the map\"\nexpect tab Map\n", true),
      ("two-of-a-kind", "expect objects Router 1\n", false),
      ("two-of-a-kind", "open harbour://berth/12\nexpect screen \"Berth 12\"\n", true),
      (
        "two-of-a-kind",
        "tap \"Old Pier\"\ntap \"Berth 1\"\nexpect text \"Way here: 2 steps\"\n", true
      ),
    ]
  )
  func otherReason(name: String, witness: String, isShown: Bool) throws {
    let catalogue = Catalogue(path: BuiltProducts.repository)
    var exercise = try catalogue.exercise(catalogue.exerciseName(for: name))
    exercise.checks = exercise.checks.filter { $0.name == "shows-bug" }
    #expect(!exercise.symptoms.isEmpty)
    let app = try String(contentsOfFile: "\(exercise.solution)/App.swift", encoding: .utf8)
    let report = try grade(["App.swift": app, "witness.nav": witness], of: exercise)
    #expect(report.isSolved == isShown, "\(report)")
    let told = report.results.first?.verdict.failure?.summary
    #expect(isShown || told?.hasPrefix("Your script fails for a reason other") == true)
  }

  @Test("The name of an app's thread does not reveal who runs it")
  func threadName() throws {
    let code = "path = Thread.current.name == \"main\" ? [1] : [0, 1]"
    #expect(try grade(behindTheDoor: code).status == .solved)
  }

  @Test("Code that is half right brings the points of its right half")
  func partialCredit() throws {
    let report = try grade(behindTheDoor: "path = [0, 1]")

    #expect(
      report.results.map(\.verdict) == [
        .passed,
        .failed(
          CheckFailure(
            summary: "This is not as expected.",
            expected: "path count 1",
            seen: "path count 2, path [0, 1]",
            steps: ["tap \"Door 1\""],
            file: "checks.nav",
            line: 7
          )
        ),
      ]
    )
    #expect(report.points == 1)
    #expect(report.status == .fallsShort)
  }

  @Test("Code that does not compile is reported in the compiler's words")
  func compileError() throws {
    let report = try grade(behindTheDoor: "paht = [1]")

    guard case .doesNotCompile(let messages) = report.obstacle else {
      Issue.record("no compile error: \(report)")
      return
    }
    #expect(messages.hasPrefix("App.swift:19:5: error: cannot find 'paht' in scope"))
    #expect(report.results.map(\.verdict) == [.error, .error])
    #expect(report.status == .doesNotCompile)
  }

  @Test("A crash costs the checks in which it happens, and its place is reported")
  func crash() throws {
    let report = try grade(behindTheDoor: "path.removeLast()")
    let failure = CheckFailure(
      summary: "The app crashed: Can't remove last element from an empty collection "
        + "(App.swift:19, in DoorsApp.open).",
      steps: ["tap \"Door 1\""],
      file: "checks.nav",
      line: 2
    )

    #expect(report.results.first?.verdict == .crashed(failure))
    #expect(report.status == .crashed)
  }

  @Test("An app that exits is distinguished from an app that never answers")
  func endings() throws {
    guard case .crashed(let exit) = try grade(behindTheDoor: "exit(0)").results[0].verdict,
      case .timedOut(let loop) =
        try grade(behindTheDoor: "while true {}", seconds: 1).results[0].verdict
    else {
      Issue.record("the endings are not told apart")
      return
    }
    #expect(
      exit.summary
        == "The app exited with exit code 0. Do not call `exit` in a SwiftUI app: on a device, this call "
        + "looks like a crash."
    )
    #expect(
      loop.summary
        == "The app did not answer within 1 s, so it was stopped. Look for a loop that does not end, code "
        + "that waits forever, or a screen with too many views; a List builds only the visible rows."
    )
  }

  @Test("A report explains endless recursion as the prompt does")
  func endlessRecursion() throws {
    let code =
      "func count(_ number: Int) -> Int { number < 0 ? 0 : 1 + count(number + 1) }; path = [count(0)]"
    guard case .crashed(let failure) = try grade(behindTheDoor: code).results[0].verdict else {
      Issue.record("the app did not crash")
      return
    }
    #expect(
      failure.summary.hasSuffix(
        "Most likely, a function or a body calls itself endlessly until the stack is full."
      ),
      "\(failure.summary)"
    )
  }

  @Test("An answer is judged by the state that it leaves")
  func rightAnswer() throws {
    #expect(try grade(answer: "tap \"Door 1\"\nexpect path [1]\n").isSolved)
    #expect(try grade(answer: "# Nothing yet.\n").points == 0)
  }

  @Test("An unreadable, forbidden or failing answer is not judged further")
  func obstacles() throws {
    let unreadable = try grade(answer: "tpa \"Door 1\"\ntap \"Door")
    #expect(
      unreadable.obstacle
        == .unreadable([
          "answer.nav:1:1: there is no command 'tpa'; did you mean 'tap'?",
          "answer.nav:2:5: this quote is not closed; add \" at the end of the text",
        ])
    )
    #expect(unreadable.status == .unreadable)

    let forbidden = try grade(answer: "tap \"Door 1\"\npush 2", allowed: ["tap", "back"])
    #expect(
      forbidden.obstacle
        == .forbidden([
          "answer.nav:2:1: this exercise does not allow 'push'; use tap, back"
        ])
    )

    let written = try grade(answer: "path\npath = [1]", allowed: ["tap", "path"])
    #expect(
      written.obstacle
        == .forbidden([
          "answer.nav:2:1: in this exercise, 'path' can only show the path; leave out the values"
        ])
    )
    let allowed = try grade(answer: "tap \"Door 1\"\npath [1]", allowed: ["tap", "path", "push"])
    #expect(allowed.obstacle == nil)

    let stopped = try grade(answer: "tap \"Door 1\"\nexpect path count 3")
    #expect(
      stopped.obstacle
        == .stopped(
          CheckFailure(
            summary: "This is not as expected.",
            expected: "path count 3",
            seen: "path count 1, path [1]",
            steps: ["tap \"Door 1\""],
            file: "answer.nav",
            line: 2
          )
        )
    )
    #expect(
      stopped.results.map(\.verdict) == [.skipped(.nothingToJudge), .skipped(.nothingToJudge)]
    )
    #expect(stopped.status == .fallsShort)
  }

  @Test("Files that do not exist are reported as missing")
  func missing() throws {
    #expect(throws: ContentError.self) { try grade([:], of: exercise("good")) }
    #expect(throws: BuildError.self) { try grade([:], of: exercise("broken")) }
  }
}
