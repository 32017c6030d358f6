import Foundation
import Grading
import SceneText
import Script
import Testing

@testable import Course
@testable import Shell

/// The questions are judged by a judge of values here, which knows the right letters.
@Suite("The questions of an exercise at the prompt")
struct AnswerRoundTests {
  /// A learner before an exercise of three questions.
  private final class Learner {
    let scratch: ScratchFolder
    let base = FakeCommands()
    private(set) var round: AnswerRound?

    init(
      answers: String = "# Choose.\nempty:\nwriters:\nbeneath:\n",
      hidden: Bool = false,
      isPrepared: Bool = true
    ) throws {
      scratch = try ScratchFolder()
      let course = "\(scratch.path)/course"
      let exercise = "\(course)/Exercises/03-quiz"
      let place = "\(scratch.path)/desk"
      for folder in [
        "\(exercise)/Starter", "\(course)/Lessons/01-stacks",
        isPrepared ? "\(place)/.navlab/modules" : place,
      ] {
        try FileManager.default.createDirectory(
          atPath: folder,
          withIntermediateDirectories: true
        )
      }
      let name = "course/Exercises/03-quiz"
      let manifest = AnswerRoundTests.manifest
      let parts = manifest.split(separator: "name: writers", maxSplits: 1).map(String.init)
      let rest = parts[1].replacing("visibility: public", with: "visibility: hidden")
      try scratch.write(
        hidden ? parts[0] + "name: writers" + rest : manifest,
        "\(name)/exercise.yml"
      )
      try scratch.write("# A quiz\n\nThree questions.\n", "\(name)/Task.md")
      try scratch.write(answers, "\(name)/Starter/answers.txt")
      round = try open()
    }

    func open(_ invocationAfterwards: Invocation? = nil) throws -> AnswerRound {
      let scratch = scratch
      let catalogue = Catalogue(path: "\(scratch.path)/course")
      return try AnswerRound(
        "3",
        base: base,
        services: AnswerRound.Services(
          actions: { layout in
            CourseActions(
              catalogue: catalogue,
              workspace: Workspace(path: "\(scratch.path)/desk"),
              progressFile: ProgressFile(path: "\(scratch.path)/progress.json"),
              layout: layout,
              spelling: CourseSpelling(layout.invocation)
            )
          },
          judge: AnswerRoundTests.judge,
          invocationAfterwards: invocationAfterwards
        ),
        layout: TextLayout(invocation: Invocation().atPrompt)
      )
    }

    func reopen(_ invocationAfterwards: Invocation? = nil) throws -> CommandReport {
      let new = try open(invocationAfterwards)
      round = new
      return new.begin()
    }

    func begin() -> String { round.map { AnswerRoundTests.text(of: $0.begin()) } ?? "" }

    func answer(_ line: String) -> String {
      round.map { AnswerRoundTests.text(of: $0.run(line, number: 1)) } ?? ""
    }

    var file: String {
      get throws { try scratch.read("desk/03-quiz/answers.txt") }
    }

    var attempts: Int {
      get throws {
        let progress = try ProgressFile(path: "\(scratch.path)/progress.json").read()
        return progress.record(of: try #require(ItemName("03-quiz"))).attempts
      }
    }
  }

  private static let manifest = """
    title: "Stack: three questions"
    kind: quiz
    lesson: 01-stacks
    minutes: 5
    checks:
      - name: empty
        title: What is on screen?
        points: 1
        visibility: public
        advice: Look at the root.
        choices:
          - {text: Nothing., why: The root is.}
          - {text: The root., right: true, why: It needs no value.}
      - name: writers
        title: Who writes?
        points: 2
        visibility: public
        choices:
          - {text: A link., right: true, why: It appends.}
          - {text: A body., why: It reads.}
          - {text: The back button., right: true, why: It removes.}
      - name: beneath
        title: Where does back lead?
        points: 1
        visibility: public
        choices:
          - {text: To the root., right: true, why: Nothing is left.}
          - {text: Nowhere., why: It does.}
    hints: [One., Two., Three.]
    """

  private static func judge(_ submission: Submission, _ exercise: Exercise) throws -> Report {
    let path = "\(submission.folder)/\(submission.files[0])"
    let text = try TextFile.read(path, remedy: "")
    let right = ["empty": "b", "writers": "a c", "beneath": "a"]
    do {
      let sheet = try AnswerSheet.read(
        text,
        file: "answers.txt",
        names: exercise.checks.map(\.name)
      )
      let results = exercise.checks.map { check in
        let isRight = sheet.answers[check.name]?.text == right[check.name]
        return CheckResult(
          check: check,
          verdict: isRight ? .passed : .failed(CheckFailure(summary: "This is not right."))
        )
      }
      return Report(exercise: exercise.id, title: exercise.title, results: results)
    } catch {
      return Report(
        exercise: exercise.id,
        title: exercise.title,
        obstacle: .unreadable(["\(error)"]),
        results: []
      )
    }
  }

  private static func text(of report: CommandReport) -> String {
    let shown = report.lines.map(\.plain)
    return switch report.outcome {
    case .failed(let fault): (shown + fault.lines.map(\.plain)).joined(separator: "\n")
    case .quit: (shown + ["(left)"]).joined(separator: "\n")
    case .nothing, .done: shown.joined(separator: "\n")
    }
  }

  @Test("Right answers are saved one by one, and the end counts as one check")
  func right() throws {
    let learner = try Learner()
    #expect(
      learner.begin() == """
        3. Stack: three questions
        'skip' leaves a question for later, 'hint' gives help, and 'quit' leaves the
        rest.

        Question 1 of 3 (1 point)
        What is on screen?

          a  Nothing.
          b  The root.

        Answer with a letter from a to b.
        """
    )
    #expect(learner.round?.place == .asked("Exercise 3, 1 of 3"))
    let second = learner.answer("b")
    #expect(second.hasPrefix("pass   1/1  What is on screen?\n\nQuestion 2 of 3 (2 points)\n"))
    #expect(
      second.hasSuffix("More than one choice may be right; answer with their letters, such as a c.")
    )
    #expect(try learner.file == "# Choose.\nempty: b\nwriters:\nbeneath:\n")
    #expect(try learner.attempts == 0)
    #expect(learner.answer("C and a").contains("\nQuestion 3 of 3"))
    let end = learner.answer("a")
    #expect(end.contains("\n4 of 4 points. Everything passed.\n"))
    #expect(end.hasSuffix("(left)"))
    #expect(try learner.file == "# Choose.\nempty: b\nwriters: a c\nbeneath: a\n")
    #expect(try learner.attempts == 1)
    #expect(learner.round?.isSolved == true)
    // To come back to it shows the points and counts nothing.
    #expect(learner.begin().contains("4 of 4 points. Everything passed.\n"))
    #expect(try learner.attempts == 1)
  }

  @Test("A learner without a workspace is offered one above the first question")
  func unprepared() throws {
    let learner = try Learner(isPrepared: false)
    #expect(
      learner.begin().hasPrefix(
        """
        3. Stack: three questions
        'skip' leaves a question for later, 'hint' gives help, and 'quit' leaves the
        rest.
        For a folder with all exercises: navlab init ~/navigation

        Question 1 of 3
        """
      )
    )
    #expect(try !learner.reopen().lines.contains { $0.plain.contains("init") })
  }

  @Test("A hidden question is asked, and its answer is saved without a verdict and can change")
  func hidden() throws {
    let learner = try Learner(hidden: true)
    #expect(learner.begin().contains("\nQuestion 1 of 3 (1 point)"))
    let second = learner.answer("b")
    #expect(
      second.contains("\nOne or more choices are right; answer with their letters, such as a c.")
    )
    let third = learner.answer("b")
    #expect(third.hasPrefix("Saved. NavLab checks this answer when your work is graded.\n"))
    #expect(!third.contains("FAIL"))
    #expect(third.contains("\nQuestion 3 of 3"))
    // The way back stops at it, though it is answered.
    #expect(learner.answer("previous").contains("Question 2 of 3"))
    #expect(learner.answer("a c").contains("Question 3 of 3"))
    let end = learner.answer("a")
    #expect(end.contains("You can change your answers until you hand in this file:\n"))
    #expect(end.contains("1 of 1 point"))
    #expect(end.hasSuffix("(left)"))
    #expect(try learner.file == "# Choose.\nempty: b\nwriters: a c\nbeneath: a\n")
    #expect(try learner.reopen().lines.map(\.plain).joined().contains("1 of 1 point"))
  }

  @Test("A wrong answer is reported as by check, counts as a check, and is asked again")
  func wrong() throws {
    let learner = try Learner()
    _ = learner.begin()
    #expect(
      learner.answer("a") == """
        FAIL   0/1  What is on screen?
                    This is not right.
                    look      Look at the root.

        Try again, or type 'skip' to leave this question for later.
        """
    )
    #expect(try learner.attempts == 1)
    #expect(try learner.file.contains("empty: a\n"))
    #expect(learner.answer("b").contains("Question 2 of 3"))
    #expect(try learner.attempts == 1)
  }

  @Test("Text that is not an answer is reported, and is neither saved nor counted")
  func noAnswer() throws {
    let learner = try Learner()
    _ = learner.begin()
    #expect(learner.answer("z") == "There is no choice z. Answer with a letter from a to b.")
    #expect(
      learner.answer("the root") == "'the root' is not a letter. Answer with a letter from a to b."
    )
    #expect(learner.answer("").hasPrefix("Question 1 of 3"))
    #expect(learner.answer("tree") == "did tree")
    #expect(learner.answer("hint") == "did hint 3")
    #expect(learner.answer("hint --all") == "did hint 3 --all")
    #expect(learner.answer("hint 2") == "did hint 2")
    #expect(try learner.attempts == 0)
    #expect(try learner.file == "# Choose.\nempty:\nwriters:\nbeneath:\n")
  }

  @Test("Skipping wraps around the ends, and a returning learner continues with open questions")
  func skipping() throws {
    let learner = try Learner()
    _ = learner.begin()
    #expect(learner.answer("skip").hasPrefix("Question 2 of 3"))
    #expect(learner.answer("a c").contains("Question 3 of 3"))
    #expect(learner.answer("next").hasPrefix("Question 1 of 3"))
    #expect(learner.answer("previous").hasPrefix("Question 3 of 3"))
    let left = learner.answer("quit")
    #expect(left.hasPrefix("Your answers are kept in\n  03-quiz/answers.txt\nTo go on: "))
    #expect(left.hasSuffix("answer 3\n(left)"))
    let again = Self.text(of: try learner.reopen())
    #expect(again.contains("\n1 of 3 is answered rightly already.\n"))
    #expect(again.contains("\nQuestion 1 of 3"))
    #expect(learner.answer("b").contains("Question 3 of 3"))
    #expect(learner.answer("skip").hasPrefix("This is the only open question"))
    #expect(learner.answer("a").hasSuffix("(left)"))
    #expect(Self.text(of: try learner.reopen()).contains("Everything passed."))
  }

  @Test("Answers that were opened from a shell end with shell commands")
  func fromShell() throws {
    let learner = try Learner()
    let shell = Invocation(program: "./navlab")
    _ = try learner.reopen(shell)
    #expect(learner.answer("quit").contains("To go on: ./navlab answer 3\n"))
    _ = try learner.reopen(shell)
    _ = learner.answer("b")
    _ = learner.answer("a c")
    let end = learner.answer("a")
    #expect(end.contains("To compare: ./navlab solution 3\n"), "\(end)")
    // A file that was mended outside, and a command that finds that out.
    try learner.scratch.write("empty: a\nwriters: a c\nbeneath: a\n", "desk/03-quiz/answers.txt")
    _ = try learner.reopen(shell)
    try learner.scratch.write("empty: b\nwriters: a c\nbeneath: a\n", "desk/03-quiz/answers.txt")
    let checked = learner.answer("check")
    #expect(checked.contains("To compare: ./navlab solution 3\n"), "\(checked)")
    #expect(checked.hasSuffix("(left)"))
  }

  @Test("A file that cannot be read is reported, and stays as it is")
  func unreadable() throws {
    let learner = try Learner()
    _ = learner.begin()
    try learner.scratch.write("b\n", "desk/03-quiz/answers.txt")
    #expect(learner.answer("b").contains("this line is not part of a question"))
    #expect(Self.text(of: try learner.reopen()).contains("this line is not part of a question"))
    #expect(try learner.file.hasPrefix("b\n"))
  }
}
