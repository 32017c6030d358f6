import Course
import Foundation
import Grading
import SceneText
import Shell
import Testing

@Suite("The course desk")
struct CourseDeskTests {
  /// A learner with an empty folder and the fixture course.
  private struct Learner: ~Copyable {
    let home = FileManager.default.temporaryDirectory
      .appendingPathComponent("navlab-desk-\(UUID().uuidString)").path

    init() throws {
      try FileManager.default.createDirectory(
        atPath: "\(home)/desk",
        withIntermediateDirectories: true
      )
    }

    deinit {
      try? FileManager.default.removeItem(atPath: home)  // The system empties its folder in time.
    }

    func desk(in folder: String = "desk") -> CourseDesk {
      let tests = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      return CourseDesk(
        catalogue: Catalogue(path: tests.appendingPathComponent("Fixtures/course").path),
        workspace: Workspace(path: "\(home)/\(folder)"),
        progressFile: ProgressFile(path: "\(home)/data/progress.json"),
        layout: TextLayout(width: 60)
      )
    }
  }

  private func text(_ lines: [StyledText]) -> String {
    lines.map(\.plain).joined(separator: "\n")
  }

  private func report(points: Int, of submission: Submission, exercise: Exercise) -> Report {
    Report(
      exercise: exercise.id,
      title: submission.folder.split(separator: "/").suffix(2).joined(separator: "/"),
      results: exercise.checks.enumerated().map { index, check in
        CheckResult(check: check, verdict: index < points ? .passed : .skipped(.nothingToJudge))
      }
    )
  }

  @Test("A learner starts, tries, is judged in the right folder, and sees the progress")
  func course() throws {
    let learner = try Learner()
    let desk = learner.desk()
    #expect(text(try desk.list()).hasPrefix("01-good      Good      0/2 points  new\n"))

    let start = text(try desk.start("good"))
    #expect(
      start.contains("Your files\n  01-good/Task.md\n  01-good/App.swift\n  01-good/answer.nav")
    )
    #expect(
      text(try desk.hint("1")) == """
        Hint 1  Look.

        2 more: 'navlab hint 1' shows the next one.
        """
    )
    #expect(text(try desk.hint(nil)).hasPrefix("Hint 1  Look.\nHint 2  Look closer.\n"))

    let half = try desk.check("01", files: []) { report(points: 1, of: $0, exercise: $1) }
    #expect(half.title == "desk/01-good")
    let inside = try learner.desk(in: "desk/01-good").check(nil, files: []) {
      report(points: 2, of: $0, exercise: $1)
    }
    #expect(inside.title == "desk/01-good")
    #expect(text(try desk.advice(after: half)) == "For help: navlab hint 1")
    #expect(
      text(try desk.advice(after: inside)).replacing(/: \/.*\/Tests/, with: ": Tests") == """
        To compare: Tests/Fixtures/course/Exercises/01-good/Solution
        Next: navlab start 2
        """
    )

    #expect(
      text(try desk.list()) == """
        01-good      Good      2/2 points  solved
        02-broken    Broken    0/2 points  new
        03-wrong     Wrong     0/2 points  new
        04-unlisted  Unlisted  0/2 points  new

        Next: navlab start 2
        """
    )
  }

  @Test("Work that is not there, and exercises that are not, are said to be missing")
  func missing() throws {
    let learner = try Learner()
    let desk = learner.desk()

    #expect(
      throws: CommandFailure(
        .misuse,
        "navlab: there is no folder 01-good here; 'navlab start 1' makes one"
      )
    ) {
      try desk.check(nil, files: []) { report(points: 0, of: $0, exercise: $1) }
    }
    #expect(
      throws: CommandFailure(
        .misuse,
        """
        navlab: there is no exercise '9'; choose one of 01-good, 02-broken, 03-wrong, 04-unlisted
        """
      )
    ) {
      try desk.start("9")
    }
  }
}
