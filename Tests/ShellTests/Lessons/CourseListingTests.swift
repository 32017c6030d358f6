import Course
import SceneText
import Shell
import Testing

@Suite("Lists of lessons, exercises and hints")
struct CourseListingTests {
  private let layout = TextLayout(width: 60)

  private func text(_ lines: [StyledText]) -> String {
    lines.map(\.plain).joined(separator: "\n")
  }

  @Test("Exercises are listed with points, state and what to do next")
  func exercises() throws {
    let exercises = [
      try SampleCourse.exercise("01-way"), try SampleCourse.exercise("02-array"),
      try SampleCourse.exercise("03-last"),
    ]
    var progress = Progress()
    progress.noteCheck(of: exercises[0].id, points: 3, isSolved: true)
    progress.noteCheck(of: exercises[1].id, points: 1, isSolved: false)
    let listing = ExerciseListing(layout: layout)

    #expect(
      text(listing.lines(of: exercises, progress: progress)) == """
        01-way    The title of 01-way    3/3 points  solved
        02-array  The title of 02-array  1/3 points  in work
        03-last   The title of 03-last   0/3 points  new

        Next: navlab check 2
        """
    )
    #expect(
      text(listing.lines(of: [exercises[0]], progress: progress)).hasSuffix("\nAll are solved.")
    )
    let narrow = ExerciseListing(layout: TextLayout(width: 40), spelling: .prompt)
    #expect(
      text(narrow.lines(of: [exercises[1]], progress: progress)) == """
        02-array
          The title of 02-array
          1/3 points  in work

        Next: check 2
        """
    )
    #expect(listing.lines(of: [], progress: progress) == ["There are no exercises yet."])
  }

  @Test("Hints seen before come again, the new one last")
  func hints() throws {
    let exercise = try SampleCourse.exercise("02-array")
    let hints = HintText(layout: layout)

    #expect(
      text(hints.lines(of: exercise, upTo: 2)) == """
        Hint 1  Look.
        Hint 2  Look closer.

        1 more: 'navlab hint 2' shows the next one.
        """
    )
    #expect(
      text(hints.lines(of: exercise, upTo: 9)) == """
        Hint 1  Look.
        Hint 2  Look closer.
        Hint 3  There.

        That was the last hint.
        """
    )
  }

  @Test("The start says what to do, what is judged and where the files are")
  func start() throws {
    let exercise = try SampleCourse.exercise("02-array")

    #expect(
      text(StartText(layout: layout).lines(of: exercise, files: ["02-array/App.swift"])) == """
        Do it.

        How it is judged
        ────────────────

        1. It works. (2 points)
           Compared: that it can be done.

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
