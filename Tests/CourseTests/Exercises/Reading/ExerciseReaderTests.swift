import Foundation
import Testing

@testable import Course

@Suite("Reading an exercise")
struct ExerciseReaderTests {
  @Test("The whole exercise is read")
  func wholeExercise() throws {
    let course = try CourseOnDisk(SampleFiles.course)
    let exercise = try course.catalogue.exercise(course.name("01-there"))

    #expect(
      exercise
        == Exercise(
          id: try course.name("01-there"),
          folder: "\(course.path)/Exercises/01-there",
          title: "There",
          kind: .commands,
          lesson: try course.name("01-stacks"),
          minutes: 5,
          files: ["answer.nav"],
          allowedCommands: ["tap", "back"],
          limits: Exercise.Limits(seconds: 3),
          checks: [
            Exercise.Check(
              name: "arrives",
              title: "Detail is on screen.",
              points: 2,
              advice: "Look at the path.",
              script: CheckScript(name: "arrives", text: "expect screen \"Detail\"\n", line: 3)
            ),
            Exercise.Check(
              name: "clean",
              title: "No sheet is open.",
              points: 1,
              visibility: .hidden,
              script: CheckScript(name: "clean", text: "expect not sheet", line: 6)
            ),
          ],
          hints: ["Look around first.", "Try a tap.", "Tap \"Go\"."],
          task: [.paragraph([.text("Go to the detail.")])]
        )
    )
    #expect(exercise.points == 3)
  }

  @Test(
    "A mistake in exercise.yml is reported with its place",
    arguments: [
      (
        "kind: commands", "kind: riddle",
        """
        exercise.yml:2:7: kind 'riddle' is not known; use 'commands' or 'code' or 'debug' or 'predict' or \
        'quiz' or 'homework'
        """
      ),
      (
        "lesson: 01-stacks", "lesson: stacks",
        """
        exercise.yml:3:9: 'stacks' is not the name of a lesson; write the lesson's folder, such as 01-the-stack
        """
      ),
      (
        "lesson: 01-stacks", "lesson: 09-none",
        "exercise.yml: there is no lesson '09-none'; name a folder in Lessons"
      ),
      (
        "minutes: 5", "minute: 5",
        """
        exercise.yml:1:1: 'minutes' is missing; add a line 'minutes: …'
        exercise.yml:4:1: 'minute' is not a known key; use title, story, topics, kind, lesson, minutes, faults, \
        files, allow, ios, starter, limits, checks, private, criteria, background, hints
        """
      ),
      (
        "points: 2", "points: many",
        "exercise.yml:11:13: 'points' must be a whole number from 1 to 100, not 'many'"
      ),
      (
        "name: clean", "name: arrives",
        """
        exercise.yml:14:11: there are two checks named 'arrives'; rename this one
        exercise.yml:9:3: checks.nav has a section 'clean', but no check has this name; add the \
        check or remove the section
        """
      ),
      (
        "  - Tap \"Go\".", "",
        """
        exercise.yml:19:3: write at least 3 hints, each plainer than the last; add 1 more
        """
      ),
      (
        "  - Try a tap.", "  - ''",
        "exercise.yml:20:5: a hint is empty; write a value or remove it"
      ),
      (
        "allow: [tap, back]", "allow: tap",
        "exercise.yml:5:8: 'allow' must be a list; write one '- ' line for each entry"
      ),
      (
        "allow: [tap, back]", "files: [../answer.nav]",
        """
        exercise.yml:5:8: '../answer.nav' cannot be handed in; name a '.nav' file without its folder
        """
      ),
      (
        "  seconds: 3", "  seconds: 0",
        "exercise.yml:7:12: 'seconds' must be a whole number from 1 to 60, not '0'"
      ),
    ]
  )
  func mistakes(line: String, replacement: String, problems: String) throws {
    let course = try CourseOnDisk(SampleFiles.course)
    try course.write(
      "Exercises/01-there/exercise.yml",
      SampleFiles.exercise.replacing(line, with: replacement, maxReplacements: 1)
    )
    let name = try course.name("01-there")
    let found = course.problems { _ = try $0.exercise(name) }

    #expect(found.replacing("Exercises/01-there/", with: "") == problems)
  }

  @Test(
    "A mistake in checks.nav is reported with its place",
    arguments: [
      (
        "## check arrives\nexpect screen \"A\"\n## check clean\n# nothing",
        "checks.nav:3:1: the check 'clean' is empty; write commands below"
      ),
      (
        "tap \"x\"\n## check arrives\ntree\n## check clean\ntree",
        "checks.nav:1:1: this line is not in a check; write '## check NAME' above it"
      ),
      (
        "## check arrives\ntree\n## check clean\ntree\n## clean",
        """
        checks.nav:5:1: a line that starts with '##' must read '## check NAME'; use one '#' for a comment
        """
      ),
      (
        "## check arrives\ntree\n## check arrives\ntree",
        """
        checks.nav:3:1: there are two sections named 'arrives'; rename this one
        exercise.yml:14:11: checks.nav has no section for 'clean'; add '## check clean'
        """
      ),
    ]
  )
  func checkMistakes(text: String, problems: String) throws {
    let course = try CourseOnDisk(SampleFiles.course)
    try course.write("Exercises/01-there/checks.nav", text)
    let name = try course.name("01-there")
    let found = course.problems { _ = try $0.exercise(name) }

    #expect(found.replacing("Exercises/01-there/", with: "") == problems)
  }

  @Test("The message names all missing files")
  func missingFiles() throws {
    let course = try CourseOnDisk(SampleFiles.course)
    for file in ["App.swift", "Task.md", "checks.nav"] {
      try course.remove("Exercises/01-there/\(file)")
    }
    let name = try course.name("01-there")

    #expect(
      course.problems { _ = try $0.exercise(name) } == """
        Exercises/01-there/Task.md: there is no such file; create it, and write the task in it
        Exercises/01-there/exercise.yml:9:11: checks.nav has no section for 'arrives'; add '## check \
        arrives'
        Exercises/01-there/exercise.yml:14:11: checks.nav has no section for 'clean'; add '## check clean'
        Exercises/01-there/App.swift: this file is missing; add it, because a 'commands' exercise needs it
        """
    )
  }

  @Test("A folder in place of a file is reported")
  func folderInPlaceOfFile() throws {
    let course = try CourseOnDisk(SampleFiles.course)
    try course.remove("Exercises/01-there/exercise.yml")
    try course.write("Exercises/01-there/exercise.yml/x", "")
    let name = try course.name("01-there")

    #expect(
      course.problems { _ = try $0.exercise(name) } == """
        Exercises/01-there/exercise.yml: this is a folder, but a file is needed here
        """
    )
  }
}
