import Course
import SceneText
import Script
import Testing

@testable import Shell

@Suite("Lists of lessons, exercises and hints")
struct CourseListingTests {
  private let layout = TextLayout(width: 60)

  private func text(_ lines: [StyledText]) -> String {
    lines.map(\.plain).joined(separator: "\n")
  }

  @Test("Exercises are listed with points, status and the next step")
  func exercises() throws {
    let exercises = [
      try SampleCourse.exercise("01-way"), try SampleCourse.exercise("02-array"),
      try SampleCourse.exercise("03-last"),
    ]
    var progress = Progress()
    progress.noteCheck(of: exercises[0].id, points: 2, isSolved: true)
    progress.noteCheck(of: exercises[1].id, points: 1, isSolved: false)
    let listing = ExerciseListing(layout: layout)
    let lesson = Lesson(
      id: exercises[0].lesson,
      folder: "Lessons/01-stacks",
      title: "Stacks",
      summary: "What a stack is.",
      minutes: 5,
      blocks: []
    )

    #expect(
      text(listing.lines(of: exercises, progress: progress, lessons: [lesson])) == """
        1  Stacks
           1  The title of 01-way    code  2/2 points  solved
           2  The title of 02-array  code  1/2 points  started
           3  The title of 03-last   code  0/2 points  new

        1 of 3 solved, 3 of 6 points.
        Next: navlab check 2
        """
    )
    #expect(
      text(listing.lines(of: [exercises[0]], progress: progress)).hasSuffix("\nAll are solved.")
    )
    progress.noteHint(of: exercises[1].id, number: 1)
    let narrow = ExerciseListing(layout: TextLayout(width: 40), spelling: .prompt)
    #expect(
      text(narrow.lines(of: [exercises[1]], progress: progress)) == """
        1  stacks
           2  The title of 02-array
              1/2 points  started, 1 hint

        0 of 1 solved, 1 of 2 points.
        Next: check 2
        """
    )
    progress.noteHint(of: exercises[1].id, number: 2)
    progress.noteSkip(of: exercises[1].id)
    let status = text(listing.lines(of: [exercises[1]], progress: progress))
    #expect(status.contains("1/2 points  skipped, 2 hints\n"))
    progress.noteSolution(of: exercises[1].id)
    let seen = text(listing.lines(of: [exercises[1]], progress: progress))
    #expect(seen.contains("1/2 points  skipped, solution seen\n"))
    #expect(listing.lines(of: [], progress: progress) == ["There are no exercises yet."])
  }

  @Test("A search lists exercises with all words and one of the statuses, or similar words")
  func search() throws {
    let exercises = [
      try SampleCourse.exercise("01-the-way"), try SampleCourse.exercise("02-one-array"),
    ]
    var progress = Progress()
    progress.noteCheck(of: exercises[0].id, points: 2, isSolved: true)
    let listing = ExerciseListing(layout: layout)
    func names(_ search: ExerciseSearch) -> [String] {
      let lines = listing.lines(of: exercises, progress: progress, search: search)
      return exercises.map { "\($0.id)" }.filter { name in
        lines.contains { $0.plain.contains("The title of \(name) ") }
      }
    }
    #expect(names(ExerciseSearch(words: ["ARRAY", "title"])) == ["02-one-array"])
    #expect(names(ExerciseSearch(words: ["array", "way"])) == [])
    #expect(names(ExerciseSearch(words: ["code"])) == ["01-the-way", "02-one-array"])
    #expect(names(ExerciseSearch(statuses: [.solved])) == ["01-the-way"])
    #expect(names(ExerciseSearch(statuses: [.new, .solved])).count == 2)
    let one = ExerciseSearch(words: ["way"])
    #expect(
      text(listing.lines(of: exercises, progress: progress, search: one)) == """
        1  stacks
           1  The title of 01-the-way  code  2/2 points  solved

        1 of 2 shown.
        1 of 2 solved, 2 of 4 points.
        Next: navlab start 2
        """
    )
    let wrong = ExerciseSearch(words: ["aray"], statuses: [.new])
    #expect(
      text(listing.lines(of: exercises, progress: progress, search: wrong)) == """
        No exercise is about 'aray' and new; did you mean 'array'?
        All of them: navlab list
        """
    )
  }

  @Test("Earlier hints appear again, with the new hint last")
  func hints() throws {
    let exercise = try SampleCourse.exercise("02-array")
    let hints = HintText(layout: layout)

    #expect(
      text(hints.lines(of: exercise, upTo: 2)) == """
        2. The title of 02-array

        Hint 1  Look.
        Hint 2  Look closer.

        1 more: 'navlab hint 2' shows the next one.
        """
    )
    #expect(
      text(hints.lines(of: exercise, upTo: 9)) == """
        2. The title of 02-array

        Hint 1  Look.
        Hint 2  Look closer.
        Hint 3  There.

        That was the last hint. If you are stuck, 'navlab solution
        2' shows an answer.
        """
    )
  }

  @Test("The start tells the task, what is judged, and where the files are")
  func start() throws {
    let exercise = try SampleCourse.exercise("02-array")

    #expect(
      text(StartText(layout: layout).lines(of: exercise, files: ["02-array/App.swift"])) == """
        Do it.

        How it is checked
        ─────────────────

        1. It works. (2 points)
           Compared: whether the commands succeed.

        1 hidden check (1 point) is decided at grading.

        Everything else is free: how the app looks, how the code is
        organised, and what types and properties are called.

        Your files
          02-array/App.swift

        When you are ready: navlab check 2
        For help: navlab hint 2
        """
    )
  }
}
