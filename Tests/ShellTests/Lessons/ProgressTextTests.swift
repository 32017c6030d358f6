import Course
import Grading
import SceneText
import Testing

@testable import Shell

@Suite("Progress that is shown, exported and imported")
struct ProgressTextTests {
  private let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
  }

  private func actions(_ name: String) -> CourseActions {
    CourseActions(
      catalogue: Catalogue(path: FixtureCourse.path),
      workspace: Workspace(path: scratch.path),
      progressFile: ProgressFile(path: "\(scratch.path)/\(name).json"),
      layout: TextLayout(width: 60)
    )
  }

  private func text(_ lines: [StyledText]) -> String {
    lines.map(\.plain).joined(separator: "\n").replacing(scratch.path, with: "/home")
  }

  private func solve(_ query: String, at actions: CourseActions) throws {
    _ = try actions.start(query)
    _ = try actions.check(query, files: []) { _, exercise in
      Report(
        exercise: exercise.id,
        title: exercise.title,
        results: exercise.checks.map { CheckResult(check: $0, verdict: .passed) }
      )
    }
  }

  @Test("Progress lists the begun exercises, and the place of its file")
  func shown() throws {
    let actions = actions("mine")
    #expect(
      text(try actions.progress()) == """
        Nothing has been started yet.

        0 of 4 solved, 0 of 4 points.
        Next: navlab start 1
        """
    )
    try solve("1", at: actions)
    _ = try actions.hint("2")
    #expect(
      text(try actions.progress()) == """
        01-good    1/1 points, 1 check, solved
        02-broken  0/1 points, started, 1 hint

        1 of 4 solved, 1 of 4 points.
        Next: navlab check 2
        Kept in
          mine.json
        """
    )
  }

  @Test("Exercises are ordered by number, whatever the order of the course")
  func order() throws {
    let exercises = try ["03-last", "01-first"].map { try SampleCourse.exercise($0) }
    var progress = Progress()
    for exercise in exercises { progress.noteStart(of: exercise.id) }
    let lines = ProgressText(layout: TextLayout(), spelling: .prompt)
      .lines(of: progress, lessons: [], in: exercises, keptIn: nil)
    #expect(lines.prefix(2).map { $0.plain.prefix(2) } == ["01", "03"])
  }

  @Test("Begun lessons are also listed, as finished or with their place")
  func lessons() throws {
    let actions = actions("mine")
    let file = ProgressFile(path: "\(scratch.path)/mine.json")
    let names = try Catalogue(path: FixtureCourse.path).lessonNames()
    try file.update { $0.notePlace(in: names[0], step: 2, of: 9) }
    #expect(
      text(try actions.progress()) == """
        Lessons
        01-doors  at step 3 of 9

        0 of 2 finished.
        Next: navlab learn 1

        Exercises
        None has been started yet.

        0 of 4 solved, 0 of 4 points.
        Next: navlab start 1
        Kept in
          mine.json
        """
    )
    try file.update { $0.notePlace(in: names[0], step: 9, of: 9) }
    try file.update { $0.notePlace(in: names[1], step: 9, of: 9) }
    try solve("1", at: actions)
    #expect(
      text(try actions.progress()).hasPrefix(
        """
        Lessons
        01-doors  ✓ finished
        02-lies   ✓ finished

        2 of 2 finished.

        Exercises
        01-good  1/1 points, 1 check, solved

        """
      )
    )
    let prompt = CourseActions(
      catalogue: Catalogue(path: FixtureCourse.path),
      workspace: Workspace(path: scratch.path),
      progressFile: file,
      layout: TextLayout(width: 20),
      spelling: .prompt
    )
    try file.update { $0.notePlace(in: names[1], step: 4, of: 9) }
    let narrow = text(try prompt.progress())
    #expect(
      narrow.hasPrefix("Lessons\n01-doors  ✓ finished\n02-lies\n  at step 5 of 9\n"),
      "\(narrow)"
    )
  }

  @Test("Imported progress is added, and exercises solved here stay solved")
  func taken() throws {
    let here = actions("here")
    let there = actions("there")
    try solve("1", at: here)
    _ = try here.hint("2")
    _ = try there.start("2")
    try solve("3", at: there)
    let file = "\(scratch.path)/taken.json"

    #expect(
      text(try here.exportProgress(to: file, replacing: false)) == """
        Your progress was written to taken.json
        On another computer: navlab progress import taken.json
        """
    )
    #expect(
      throws: CommandFailure(
        .misuse,
        "navlab: taken.json exists already; choose another name, or replace it with --force"
      )
    ) {
      try here.exportProgress(to: file, replacing: false)
    }
    _ = try here.exportProgress(to: file, replacing: true)
    #expect(
      text(try there.importProgress(from: file)) == """
        2 exercises added, 1 of them solved.
        To see them: navlab progress
        """
    )
    #expect(text(try there.progress()).contains("\n2 of 4 solved, 2 of 4 points.\n"))
    #expect(
      text(try there.importProgress(from: file))
        == "The file contains nothing new."
    )
  }

  @Test("A misspelt folder is reported, and not created")
  func noFolder() throws {
    #expect(
      throws: CommandFailure(
        .misuse,
        "navlab: there is no folder none; create it, or name a file in another folder"
      )
    ) {
      try actions("mine").exportProgress(to: "\(scratch.path)/none/taken.json", replacing: false)
    }
    #expect(try scratch.names(".") == [])
  }

  @Test("An unreadable file changes nothing")
  func damaged() throws {
    let actions = actions("mine")
    try solve("1", at: actions)
    let before = try scratch.read("mine.json")
    try scratch.write("{", "other.json")

    #expect(
      throws: CommandFailure(
        .misuse,
        """
        \(scratch.path)/other.json: this is not a NavLab progress file; repair it, or move \
        it away to start again
        """
      )
    ) {
      try actions.importProgress(from: "\(scratch.path)/other.json")
    }
    #expect(
      throws: CommandFailure(
        .misuse,
        "navlab: there is no file none.json; name a file that 'navlab progress export' wrote"
      )
    ) {
      try actions.importProgress(from: "\(scratch.path)/none.json")
    }
    #expect(try scratch.read("mine.json") == before)
  }
}
