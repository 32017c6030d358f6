import Foundation
import Testing

@testable import Course

@Suite("The course for learners")
struct LearnersCopyTests {
  private static let manifest = """
    title: There
    kind: code
    lesson: 01-stacks
    minutes: 5
    checks:
      - name: arrives
        title: Detail is on screen.
        points: 2
        visibility: public
      # Somebody who is lost comes back.
      -
        name: secret
        title: The router is empty.
        points: 3
        visibility: hidden
      - name: stays
        title: It stays.
        points: 1
        visibility: public
      - {name: more, title: More of it., points: 1, visibility: hidden}
    private:
      checks: 1
      points: 4
    criteria:
      - id: arrives
        says: Go to the
        checks: [arrives, secret]
      - id: detail
        says: detail.
        judged-by: teacher
    background: [Go]
    hints:
      - Look around first.
      - Try a tap.
      - Tap "Go".
    """

  private static let checks = """
    ## check arrives
    expect screen "Detail"

    ## check secret
    expect router.path == []

    ## check stays
    expect screen "Detail"

    ## check more
    push Route.it's("x")
    """

  private static let files = SampleFiles.course.merging([
    "Exercises/01-there/exercise.yml": manifest,
    "Exercises/01-there/checks.nav": checks,
    "Exercises/01-there/Starter/App.swift": "// TODO\n",
    "Exercises/01-there/Solution/App.swift": "// the solution\n",
    "Exercises/01-there/Alternatives/other/App.swift": "// another solution\n",
    "Exercises/01-there/Mutants/wrong/App.swift": "// not the solution\n",
  ]) { $1 }

  @Test("A copy omits answers and hidden checks, and describes them the same way")
  func copy() throws {
    let course = try CourseOnDisk(Self.files)
    let place = "\(course.path)/copy"
    let count = try LearnersCopy(of: course.catalogue).write(to: place)
    #expect(count == (1, 2))
    let copy = Catalogue(path: place)
    #expect(!copy.holdsSolutions && course.catalogue.holdsSolutions)
    #expect(try copy.lessonNames() == course.catalogue.lessonNames())

    let exercise = try copy.exercise(try course.name("01-there"))
    let whole = try course.catalogue.exercise(try course.name("01-there"))
    #expect(exercise.checks.map(\.name) == ["arrives", "stays"])
    #expect(exercise.hiddenChecks == Exercise.PrivateChecks(count: 3, points: 8))
    #expect(exercise.hiddenChecks == whole.hiddenChecks)
    #expect(exercise.contract == whole.contract)
    #expect(exercise.criteria == whole.criteria(for: .teacher))
    #expect(exercise.contract.markdown.contains("`router.path`"))
    #expect(whole.holdsSolution && !exercise.holdsSolution)
    let files = FileManager.default.subpaths(atPath: "\(place)/Exercises") ?? []
    #expect(
      files.sorted() == [
        "01-there", "01-there/Starter", "01-there/Starter/App.swift", "01-there/Starter/answer.nav",
        "01-there/Task.md", "01-there/checks.nav", "01-there/exercise.yml", "WITHOUT-SOLUTIONS",
      ]
    )
    let manifest = try String(
      contentsOfFile: "\(place)/Exercises/01-there/exercise.yml",
      encoding: .utf8
    )
    #expect(
      manifest == """
        title: There
        kind: code
        lesson: 01-stacks
        minutes: 5
        checks:
          - name: arrives
            title: Detail is on screen.
            points: 2
            visibility: public
          - name: stays
            title: It stays.
            points: 1
            visibility: public
        hints:
          - Look around first.
          - Try a tap.
          - Tap "Go".
        criteria:
          - id: detail
            says: 'detail.'
            judged-by: teacher
        private:
          checks: 3
          points: 8
          names:
            - 'router.path'
          objects:
            - 'router'
          pushed:
            - '.it'

        """
    )
  }

  private static let quiz = """
    title: There
    kind: quiz
    lesson: 01-stacks
    minutes: 5
    checks:
      - name: warm
        title: Which comes first?
        points: 1
        visibility: public
        choices:
          - text: The root.
            right: true
            why: It needs no value.
          - text: The top.
            why: It comes last.
      - name: secret
        title: Which goes first?
        points: 3
        visibility: hidden
        advice: Think of
          back.
        choices:
          - text: The top.
            right: true
            why: >-
              Back takes it
              away.
          - text: The root.
            why: It stays.
    criteria:
      - id: arrives
        says: Go to the detail.
        checks: [warm, secret]
    hints: [One., Two., Three.]
    """

  @Test("A quiz asks its hidden questions, and their answers stay with the teacher")
  func sealed() throws {
    let course = try CourseOnDisk(SampleFiles.course)
    let folder = "Exercises/01-there"
    for file in ["checks.nav", "App.swift", "Starter/answer.nav"] {
      try course.remove("\(folder)/\(file)")
    }
    try course.write("\(folder)/exercise.yml", Self.quiz)
    try course.write("\(folder)/Starter/answers.txt", "# TODO\nwarm:\nsecret:\n")
    let place = "\(course.path)/copy"
    #expect(try LearnersCopy(of: course.catalogue).write(to: place) == (1, 1))
    let name = try course.name("01-there")
    let whole = try course.catalogue.exercise(name)
    let copy = try Catalogue(path: place).exercise(name)
    #expect(whole.questions.map(\.check.name) == ["warm", "secret"])
    #expect(copy.questions.map(\.choices) == whole.questions.map(\.choices))
    #expect(copy.checks.map(\.isSealed) == [false, true])
    #expect(copy.contract == whole.contract)
    #expect(
      copy.contract.markdown.contains(
        "1 question (3 points) is checked only when your work is graded"
      )
    )
    let text = try String(contentsOfFile: "\(place)/\(folder)/exercise.yml", encoding: .utf8)
    #expect(
      text.contains(
        """
          - name: secret
            title: Which goes first?
            points: 3
            visibility: hidden
            sealed: true
            choices:
              - text: The top.
              - text: The root.
        hints: [One., Two., Three.]
        """
      )
    )
    #expect(!text.contains("private:"))
    #expect(!text.contains("Back takes"))
  }

  @Test("A choice that begins with its answer is refused, because the answer cannot be removed")
  func answerFirst() throws {
    let course = try CourseOnDisk(SampleFiles.course)
    try course.write(
      "Exercises/01-there/exercise.yml",
      Self.quiz.replacing(
        "- text: The top.\n        right: true",
        with: "- right: true\n        text: The top."
      )
    )
    try course.write("Exercises/01-there/Starter/answers.txt", "# TODO\n")
    try course.remove("Exercises/01-there/checks.nav")
    let place = "\(course.path)/copy"
    #expect(
      course.problems { _ = try LearnersCopy(of: $0).write(to: place) }
        .contains("a choice must begin with its answer; begin each choice with 'text: …'")
    )
  }

  @Test("A folder with contents stays as it is, and an empty folder is filled")
  func place() throws {
    let course = try CourseOnDisk(Self.files)
    try course.write("full/mine", "mine\n")
    try FileManager.default.createDirectory(
      atPath: "\(course.path)/empty",
      withIntermediateDirectories: true
    )
    let copy = LearnersCopy(of: course.catalogue)
    let complaint = ContentError(
      file: "\(course.path)/full",
      message: "this path already exists; name a new folder"
    )
    #expect(throws: complaint) { try copy.write(to: "\(course.path)/full") }
    #expect(try copy.write(to: "\(course.path)/empty").exercises == 1)
    let names = try FileManager.default.contentsOfDirectory(atPath: course.path)
    #expect(names.sorted() == ["Exercises", "Lessons", "empty", "full"])
  }

  @Test("Checks that share a line cannot be separated, and nothing is written")
  func oneLine() throws {
    let flow = """
      checks: [{name: arrives, title: A., points: 1, visibility: public},
        {name: clean, title: B., points: 1, visibility: hidden}]
      """
    let whole = try #require(SampleFiles.exercise.firstRange(of: /checks:(?s:.*)(?=hints:)/))
    var manifest = SampleFiles.exercise
    manifest.replaceSubrange(whole, with: flow + "\n")
    let course = try CourseOnDisk(SampleFiles.course)
    try course.write("Exercises/01-there/exercise.yml", manifest)
    #expect(
      course.problems { _ = try LearnersCopy(of: $0).write(to: "\(course.path)/copy") } == """
        Exercises/01-there/exercise.yml:8:9: the checks share lines; begin each check on a new line, with \
        '- name: …'
        """
    )
    #expect(!FileManager.default.fileExists(atPath: "\(course.path)/copy"))
  }

  @Test("Every exercise of the course can be given to learners")
  func wholeCourse() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().path
    let scratch = try CourseOnDisk()
    let course = Catalogue(path: root)
    let count = try LearnersCopy(of: course).write(to: "\(scratch.path)/copy")
    #expect(count.exercises == (try course.exerciseNames()).count)
    #expect(count.checks > 30)
  }
}
