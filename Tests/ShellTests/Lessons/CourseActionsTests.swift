import Course
import Foundation
import Grading
import SceneText
import Script
import Shell
import Testing

@Suite("The actions of the course")
struct CourseActionsTests {
  /// A learner with an empty folder and the fixture course.
  private struct Learner {
    let scratch: ScratchFolder

    init() throws {
      scratch = try ScratchFolder()
      try FileManager.default.createDirectory(
        atPath: "\(scratch.path)/desk",
        withIntermediateDirectories: true
      )
    }

    var home: String { scratch.path }

    func actions(in folder: String = "desk") -> CourseActions {
      let tests = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      return CourseActions(
        catalogue: Catalogue(path: tests.appendingPathComponent("Fixtures/course").path),
        workspace: Workspace(around: "\(home)/\(folder)"),
        progressFile: ProgressFile(path: "\(home)/data/progress.json"),
        layout: TextLayout(width: 60)
      )
    }
  }

  /// Held by the suite, so that the folder stays as long as the test runs.
  private let learner: Learner

  init() throws {
    learner = try Learner()
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

  @Test("A folder is unprepared until it is set up or holds an exercise")
  func unprepared() throws {
    #expect(try learner.actions().isUnprepared())
    _ = try learner.actions().start("good")
    #expect(try !learner.actions().isUnprepared())
    #expect(try !learner.actions(in: "desk/01-good").isUnprepared())
    let other = learner.actions(in: "other")
    #expect(try other.isUnprepared())
    try FileManager.default.createDirectory(
      atPath: "\(learner.home)/other/.navlab/modules",
      withIntermediateDirectories: true
    )
    #expect(try !learner.actions(in: "other").isUnprepared())
  }

  @Test("A learner starts, tries, is judged in the right folder, and sees the progress")
  func course() throws {
    let actions = learner.actions()
    #expect(
      text(try actions.list()).hasPrefix("1  Doors\n   1  Good      commands  0/1 points  new\n")
    )

    let start = text(try actions.start("good"))
    #expect(
      start.contains("Your files\n  01-good/Task.md\n  01-good/App.swift\n  01-good/answer.nav")
    )
    #expect(
      text(try actions.hint("1")) == """
        1. Good

        Hint 1  Look.

        2 more: 'navlab hint 1' shows the next one.
        """
    )
    #expect(text(try actions.hint(nil)).contains("\nHint 1  Look.\nHint 2  Look closer.\n"))

    let half = try actions.check("01", files: []) { report(points: 1, of: $0, exercise: $1) }
    #expect(half.title == "desk/01-good")
    let inside = try learner.actions(in: "desk/01-good").check(nil, files: []) {
      report(points: 2, of: $0, exercise: $1)
    }
    #expect(inside.title == "desk/01-good")
    #expect(text(try actions.advice(after: half)) == "For help: navlab hint 1")
    #expect(
      text(try actions.advice(after: inside)) == """
        To compare: navlab solution 1
        Next: navlab start 2
        """
    )

    #expect(
      text(try actions.list()) == """
        1  Doors
           1  Good      commands  1/1 points  solved, 2 hints
           2  Broken    code      0/1 points  new
           3  Wrong     commands  0/1 points  new
           4  Unlisted  commands  0/1 points  new

        1 of 4 solved, 1 of 4 points.
        Next: navlab start 2
        """
    )
  }

  @Test("Missing work and missing exercises are reported")
  func missing() throws {
    let actions = learner.actions()

    #expect(
      throws: CommandFailure(
        .misuse,
        "navlab: there is no folder 01-good here; 'navlab start 1' creates it"
      )
    ) {
      try actions.check(nil, files: []) { report(points: 0, of: $0, exercise: $1) }
    }
    #expect(
      throws: CommandFailure(
        .misuse,
        """
        navlab: there is no exercise '9'; choose one of 01-good, 02-broken, 03-wrong, 04-unlisted
        """
      )
    ) {
      try actions.start("9")
    }
  }

  @Test("Nearly correct names are corrected")
  func misspelt() throws {
    let actions = learner.actions()
    #expect(
      throws: CommandFailure(
        .misuse,
        "navlab: there is no exercise 'brokn'; did you mean '02-broken'?"
      )
    ) {
      try actions.start("brokn")
    }
    #expect(
      throws: CommandFailure(
        .misuse,
        "navlab: there is no exercise '03-worng'; did you mean '03-wrong'?"
      )
    ) {
      try actions.start("03-worng")
    }
  }

  @Test("Without a name, the latest exercise is used until the learner moves on")
  func latest() throws {
    let actions = learner.actions()
    _ = try actions.start(nil)
    #expect(text(try actions.hint(nil)).hasPrefix("1. Good\n"))
    _ = try actions.start("3")
    #expect(text(try actions.hint(nil)).hasPrefix("3. Wrong\n"))
    let solved = try actions.check(nil, files: []) { report(points: 2, of: $0, exercise: $1) }
    #expect("\(solved.exercise)" == "03-wrong")
    // It is solved, and still the one that is meant: nobody has gone on yet.
    #expect(text(try actions.hint(nil)).hasPrefix("3. Wrong\n"))
    // The next one lies ahead of it, although the first is not solved either.
    #expect(text(try actions.start(nil)).contains("  04-unlisted/"))
    #expect(text(try actions.hint(nil)).hasPrefix("4. Unlisted\n"))
  }

  @Test("Earlier hints can be read again without a new hint")
  func hints() throws {
    let actions = learner.actions()
    #expect(
      text(try actions.hint("1", .seen)) == """
        You have not seen a hint for 01-good yet; 'navlab hint 1'
        shows the first of 3.
        """
    )
    _ = try actions.hint("1", .upTo(2))
    #expect(
      text(try actions.hint("1", .seen)).hasSuffix("1 more: 'navlab hint 1' shows the next one.")
    )
    #expect(text(try actions.hint("1", .upTo(1))).contains("\n2 more: "))
    #expect(text(try actions.hint("1")).contains("\nHint 3  Tap.\n"))
    #expect(text(try actions.list()).contains("started, 3 hints\n"))
  }

  @Test("A learner sees the solution after solving the exercise, or by insisting")
  func solution() throws {
    let actions = learner.actions()
    #expect(
      throws: CommandFailure(
        .misuse,
        """
        navlab: 01-good is not solved yet; 'navlab solution 1 --show' shows the solution anyway and notes that \
        you saw it, and 'navlab hint 1' gives a hint
        """
      )
    ) {
      try actions.solution("1") { _ in nil }
    }
    var questions: [String] = []
    let refused = try actions.solution("1") {
      questions.append($0)
      return false
    }
    #expect(text(refused) == "The solution is not shown. For a hint: navlab hint 1")
    #expect(
      questions == ["01-good is not solved yet. Show the solution, and note that you saw it?"]
    )
    #expect(!text(try actions.list()).contains("solution seen"))
    let shown = text(try actions.solution("1") { _ in true })
    #expect(shown == "Good: one of the right answers\n\nanswer.nav\n\(try answer())")
    #expect(text(try actions.list()).contains("started, solution seen\n"))
    // Whoever has seen it may see it again.
    #expect(text(try actions.solution("1") { _ in nil }) == shown)
  }

  @Test("The solution is shown as its difference from the learner's answer")
  func difference() throws {
    let actions = learner.actions()
    _ = try actions.start("1")
    let own = URL(fileURLWithPath: "\(learner.home)/desk/01-good/answer.nav")
    try Data("wait 1s\n\(try answer())\n".utf8).write(to: own)
    let shown = text(try actions.solution("1") { _ in true })
    #expect(shown.contains("\n--- answer.nav\n+++ answer.nav\n"))
    #expect(shown.contains("\n-wait 1s\n"))
    #expect(shown.hasSuffix("\n\nThe whole files: navlab solution 1 --whole"))
    let whole = text(try actions.solution("1", whole: true) { _ in true })
    #expect(whole == "Good: one of the right answers\n\nanswer.nav\n\(try answer())")
  }

  private func answer() throws -> String {
    let tests = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let path = tests.appendingPathComponent("Fixtures/course/Exercises/01-good/Solution/answer.nav")
    let text = try String(contentsOf: path, encoding: .utf8)
    return text.hasSuffix("\n") ? String(text.dropLast()) : text
  }

  @Test("A skipped exercise comes last, and reopens when it is started")
  func skip() throws {
    let actions = learner.actions()
    #expect(
      text(try actions.skip(nil)) == """
        01-good is skipped. Your files are unchanged; 'navlab start
        1' resumes it.
        Next: navlab start 2
        """
    )
    #expect(text(try actions.list()).contains("   1  Good      commands  0/1 points  skipped\n"))
    #expect(text(try actions.start(nil)).contains("  02-broken/"))
    _ = try actions.start("1")
    #expect(text(try actions.list()).contains("   1  Good      commands  0/1 points  started\n"))
    _ = try actions.check("1", files: []) { report(points: 2, of: $0, exercise: $1) }
    #expect(
      throws: CommandFailure(.misuse, "navlab: 01-good is solved; there is nothing to skip")
    ) {
      try actions.skip("1")
    }
  }

  @Test("The work in another folder is judged, and does not count as the teacher's progress")
  func otherFolder() throws {
    let actions = learner.actions()
    let place = "\(learner.home)/class/ada"
    try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
    for name in [place, "../class/ada"] {
      _ = try actions.check("2", files: [name]) { submission, exercise in
        #expect(submission.folder == place)
        #expect(submission.files == exercise.files)
        return report(points: 1, of: submission, exercise: exercise)
      }
    }
    #expect(text(try actions.list()).contains("   2  Broken    code      0/1 points  new\n"))
  }

  @Test("Changes during judging are kept")
  func meanwhile() throws {
    let actions = learner.actions()
    _ = try actions.start("1")
    _ = try actions.check("1", files: []) { submission, exercise in
      _ = try actions.hint("1")
      return report(points: 1, of: submission, exercise: exercise)
    }
    let list = text(try actions.list())
    #expect(list.contains("1/1 points  solved, 1 hint\n"), "\(list)")
  }

  @Test("A missing app is named, with a way to restore it")
  func missingApp() throws {
    let actions = learner.actions()
    _ = try actions.start("2")
    let folder = "\(learner.home)/desk/02-broken"
    let files = FileManager.default
    try files.moveItem(atPath: "\(folder)/App.swift", toPath: "\(folder)/MyApp.swift")
    #expect(
      throws: CommandFailure(
        .misuse,
        "navlab: 02-broken/App.swift is missing; 'navlab start 2' creates it again,"
          + " or rename MyApp.swift to App.swift"
      )
    ) {
      try actions.check("2", files: []) { report(points: 0, of: $0, exercise: $1) }
    }
    try files.removeItem(atPath: "\(folder)/MyApp.swift")
    #expect(
      throws: CommandFailure(
        .misuse,
        "navlab: 02-broken/App.swift is missing; 'navlab start 2' creates it again"
      )
    ) {
      try actions.check("2", files: []) { report(points: 0, of: $0, exercise: $1) }
    }
  }

  @Test("A report names the Swift files that no check reads, and an empty app")
  func otherFiles() throws {
    let actions = learner.actions()
    _ = try actions.start("2")
    let folder = "\(learner.home)/desk/02-broken"
    try Data().write(to: URL(fileURLWithPath: "\(folder)/Extra.swift"))
    try Data("\n  \n".utf8).write(to: URL(fileURLWithPath: "\(folder)/App.swift"))
    var broken = try actions.check("2", files: []) { report(points: 0, of: $0, exercise: $1) }
    broken.obstacle = .noApp
    let shown = text(try actions.lines(of: broken)).replacing("\n", with: " ")
    #expect(shown.contains("App.swift is empty; 'navlab reset 2' restores its first version."))
    #expect(
      shown.contains(
        "Extra.swift is not part of this exercise: the checks read only App.swift, so put all your code there."
      )
    )
    let named = text(try actions.lines(of: broken, on: ["App.swift"]))
    #expect(!named.contains("not part of this exercise"))
  }

  @Test("The folders of unsolved exercises are known, except from inside one")
  func unsolvedFolders() throws {
    let actions = learner.actions()
    _ = try actions.start("1")
    _ = try actions.start("2")
    #expect(try actions.unsolvedFolders() == ["01-good", "02-broken"])
    #expect(try learner.actions(in: "desk/02-broken").unsolvedFolders() == [])
    _ = try actions.check("1", files: []) { report(points: 2, of: $0, exercise: $1) }
    #expect(try actions.unsolvedFolders() == ["02-broken"])
    #expect(try actions.isUnsolvedWork("\(learner.home)/desk/02-broken/App.swift"))
    #expect(try actions.isUnsolvedWork("\(learner.home)/desk/02-broken"))
    #expect(try !actions.isUnsolvedWork("\(learner.home)/desk/01-good/App.swift"))
    #expect(try !actions.isUnsolvedWork("\(learner.home)/desk/Mine.swift"))
  }

  @Test("A report names the learner's files as links")
  func links() throws {
    let actions = learner.actions()
    let report = Report(
      exercise: try #require(ItemName("01-good")),
      title: "Good",
      obstacle: .doesNotCompile("answer.nav:2:5: error: no"),
      results: []
    )
    let spans = try actions.lines(of: report).flatMap(\.spans).filter { $0.file != nil }
    #expect(spans.map(\.text) == ["answer.nav:2:5"])
    #expect(spans.map(\.file) == ["\(learner.home)/desk/01-good/answer.nav"])
  }
}
