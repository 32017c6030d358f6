import Course
import LineEditing
import SceneModel
import SceneText
import Shell
import Testing

@Suite("Questions of a lesson at the prompt")
struct LessonQuestionTests {
  /// A stage with a stack of rooms: `in` pushes one, `out` takes one off, `expect N` looks how many there are.
  private final class Rooms: LessonStage {
    private(set) var depth = 0
    private(set) var launches = 0

    var layout = TextLayout()

    var place: Place {
      let path = (0..<depth).map { ".room(\($0 + 1))" }
      let screens = (0...depth).map { level in
        Element(id: 10 + level, kind: .screen, label: level == 0 ? "Hall" : "Room \(level)")
      }
      var window = Element(id: 1, kind: .window)
      window.children = [
        Element(id: 2, kind: .navigationStack, path: path, children: screens)
      ]
      return .running(Snapshot(app: "Rooms", window: window))
    }

    func launch() -> CommandReport {
      depth = 0
      launches += 1
      return CommandReport(lines: ["launched"])
    }

    func run(_ line: String, number: Int) -> CommandReport {
      switch line {
      case "quit": return CommandReport(outcome: .quit)
      case "expect path count \(depth)": return CommandReport(lines: ["ok"])
      case "root": depth += 1
      case "speak":
        return CommandReport(lines: ["spoken"], console: ConsoleExcerpt(["Hall: hello"]))
      case "back" where depth > 0: depth -= 1
      case "tree": break
      default:
        return CommandReport(outcome: .failed(CommandFault(.misuse, "no way", lines: ["no way"])))
      }
      return CommandReport(lines: [StyledText("room \(depth)")])
    }

    func completions(for text: String) -> Completions { .none }

    func expectsEnd(_ line: String) -> Bool? { nil }
  }

  private static let quiz = QuizCell(
    prompt: [.paragraph([.text("Which?")])],
    choices: [
      QuizCell.Choice([.text("This.")], isRight: true, why: [.paragraph([.text("Sure.")])]),
      QuizCell.Choice([.text("That.")], isRight: false, why: [.paragraph([.text("Never.")])]),
    ],
    line: 1
  )
  private static let task = TaskCell(
    instructions: [.paragraph([.text("Go two rooms deep.")])],
    commands: [CellLine("root", line: 1), CellLine("root", line: 2)],
    expectations: [CellLine("expect path count 2", line: 3)],
    hints: ["Deeper.", "root"],
    line: 1
  )
  private static let prediction = Block.prediction(
    PredictionCell(.screens, NavCell(text: "> root\nroom 1\n", line: 3))
  )

  private struct Prompt {
    let player: LessonPlayer
    let stage: Rooms

    init(_ blocks: [Block], memory: LessonMemory = .none, showsNotes: Bool = false) throws {
      stage = Rooms()
      player = try LessonPlayer(
        lesson: SampleCourse.lesson(blocks: blocks),
        stage: stage,
        memory: memory,
        showsNotes: showsNotes
      )
    }

    func begin() -> String { text(player.begin()) }

    func answer(_ line: String) -> String { text(player.run(line, number: 1)) }

    private func text(_ report: CommandReport) -> String {
      report.lines.map(\.plain).joined(separator: "\n")
    }
  }

  private static let end =
    "\n\nThis is the end of \"Stacks\". Stay and try things, or type quit to leave."

  @Test("A prediction is asked for, judged leniently, and skipped by a second Enter")
  func prediction() throws {
    let asked = """

      Your prediction
        > root
      Before this runs: write the titles of the screens on the stack, from the root
      up, as in: Home > Letter.
      """
    var prompt = try Prompt([Self.prediction])
    #expect(prompt.begin() == asked)
    #expect(
      prompt.answer("hall") == """
        > root
        room 1

        Not quite. Your answer is right, but not complete.
        The screens now: Hall > Room 1
        You wrote: hall
        """ + Self.end
    )

    prompt = try Prompt([Self.prediction])
    _ = prompt.begin()
    #expect(prompt.answer("tree") == "room 0\n\nnext: back to the lesson")
    #expect(prompt.answer("") == asked)
    #expect(
      prompt.answer("Hall > Room 1")
        == "> root\nroom 1\n\nRight.\nThe screens now: Hall > Room 1" + Self.end
    )

    prompt = try Prompt([Self.prediction])
    _ = prompt.begin()
    #expect(
      prompt.answer("")
        == "Write what you expect. Press Enter again to continue without a prediction."
    )
    #expect(prompt.answer("").hasPrefix("> root\nroom 1\n\nThe screens now: Hall > Room 1"))
  }

  @Test("A prediction's command may be typed, and a word may be marked as an answer")
  func typedPrediction() throws {
    var prompt = try Prompt([Self.prediction])
    _ = prompt.begin()
    #expect(prompt.answer("root").hasPrefix("> root\nroom 1\n\nThe screens now"))

    prompt = try Prompt([Self.prediction])
    _ = prompt.begin()
    #expect(prompt.answer("answer root").hasPrefix("> root\nroom 1\n\nNot quite.\n"))

    // 'season' looks like a slip of 'lesson', but signs between titles are in no command.
    prompt = try Prompt([Self.prediction])
    _ = prompt.begin()
    #expect(prompt.answer("season > room 1").hasPrefix("> root\nroom 1\n\nNot quite.\n"))
  }

  @Test("An app's output is below the command that caused it")
  func console() throws {
    let cell = NavCell(text: "> speak\nspoken\n", line: 3)
    let prompt = try Prompt([.prediction(PredictionCell(.screens, cell))])
    _ = prompt.begin()

    #expect(prompt.answer("Hall > Room 1").hasPrefix("> speak\n│ Hall: hello\nspoken\n"))
  }

  @Test("A quiz explains the chosen answer, and continues after the right answer")
  func quiz() throws {
    let prompt = try Prompt([.quiz(Self.quiz)])

    #expect(
      prompt.begin() == """

        Question
        Which?

          a  This.
          b  That.

        Answer with a letter from a to b.
        """
    )
    #expect(prompt.answer("z") == "There is no choice z. Answer with a letter from a to b.")
    #expect(
      prompt.answer("B") == """
          b  not this one
             Never.

        Try again, or type 'skip' to continue.
        """
    )
    #expect(prompt.answer("hint") == "There is no hint here; 'skip' continues.")
    #expect(prompt.answer("this") == "'this' is not a letter. Answer with a letter from a to b.")
    #expect(prompt.answer("That.") == "'That.' is not a letter. Answer with a letter from a to b.")
    #expect(!prompt.answer("tree").contains("letter"))
    #expect(prompt.answer("a") == "  a  right\n     Sure." + Self.end)
  }

  @Test("If several choices are right, all of them must be named")
  func severalRight() throws {
    var quiz = Self.quiz
    quiz.choices[1].isRight = true
    let prompt = try Prompt([.quiz(quiz)])

    #expect(
      prompt.begin().hasSuffix("Several choices are right. Answer with their letters, such as a b.")
    )
    #expect(
      prompt.answer("a").hasSuffix(
        "Your answer is right, but not complete; name every right choice."
      )
    )
    #expect(prompt.answer("a, b").hasSuffix(Self.end))
  }

  @Test("A task is checked after each command, and the lesson continues like the author")
  func task() throws {
    let prompt = try Prompt([
      .task(Self.task), .transcript(NavCell(text: "> root\nroom 3", line: 9)),
    ])

    #expect(
      prompt.begin() == """

        Your task
        Go two rooms deep.

        Type commands; NavLab checks the app after each one. 'hint' helps, and 'skip'
        leaves the task.
        """
    )
    // A line that is not a command was no attempt.
    #expect(prompt.answer("jump") == "")
    #expect(
      prompt.answer("root")
        == "room 1\n\nThe task is not done yet. 'hint' helps, and 'solution' shows a solution."
    )
    #expect(prompt.answer("hint") == "Hint 1 of 2  Deeper.")
    #expect(
      prompt.answer("hint")
        == "Hint 2 of 2  root\nThis is the last hint. 'solution' shows a solution."
    )
    #expect(prompt.answer("root") == "room 2\n\nDone.\n\nEnter: root")
    #expect(prompt.answer("previous").hasPrefix("\nYour task\n"))
    #expect(prompt.stage.depth == 0)
    #expect(prompt.answer("solution") == "> root\nroom 1\n> root\nroom 2\n\nEnter: root")
    #expect(prompt.answer("") == "> root\nroom 3" + Self.end)
    #expect(prompt.player.differences == 0)
  }

  @Test("A skipped task is done for the reader, who sees the commands")
  func leftTask() throws {
    for lines in [["", ""], ["skip"]] {
      let prompt = try Prompt([.task(Self.task), .paragraph([.text("Last.")])])
      _ = prompt.begin()
      let answers = lines.map(prompt.answer)
      #expect(answers.last == "The lesson did this for you:\n> root\n> root\n\nLast." + Self.end)
      #expect(prompt.stage.depth == 2)
    }
  }

  @Test("After a detour, the reader learns that the app is back at its place")
  func broughtBack() throws {
    let note = "The app is back where the lesson left it.\n"
    let prompt = try Prompt([
      .transcript(NavCell(text: "> root\nroom 1", line: 9)), Self.prediction,
    ])
    _ = prompt.begin()
    #expect(prompt.answer("tree").hasSuffix("next: back to the lesson"))
    #expect(prompt.answer("").hasPrefix("> root\nroom 1\n"))
    _ = prompt.answer("back")
    #expect(prompt.answer("").hasPrefix(note + "\nYour prediction\n"))
    _ = prompt.answer("tree")
    #expect(prompt.answer("").hasPrefix("\nYour prediction\n"))

    let moved = try Prompt([
      .transcript(NavCell(text: "> root\nroom 1\n> root\nroom 2", line: 9))
    ])
    _ = moved.begin()
    _ = moved.answer("")
    _ = moved.answer("back")
    #expect(moved.answer("") == note + "> root\nroom 2" + Self.end)
    #expect(moved.player.differences == 0)
  }

  @Test(
    "A letter may be written in any usual way",
    arguments: ["a", "A", "answer a", "a.", "a)", "(a)", "'a'", "choice a", "letter A"]
  )
  func formsOfALetter(line: String) throws {
    let prompt = try Prompt([.quiz(Self.quiz)])
    _ = prompt.begin()
    #expect(prompt.answer(line) == "  a  right\n     Sure." + Self.end)
  }

  @Test("Letters may be joined if each of them is a choice")
  func joinedLetters() throws {
    var quiz = Self.quiz
    quiz.choices[1].isRight = true
    let prompt = try Prompt([.quiz(quiz)])
    _ = prompt.begin()
    #expect(!prompt.answer("abc").hasSuffix(Self.end))
    #expect(prompt.answer("ab").hasSuffix(Self.end))
  }

  @Test("Free play ends with an empty line, and restores the earlier state")
  func trial() throws {
    let prompt = try Prompt([
      Self.prediction, .trial([.paragraph([.text("Walk.")])]), .paragraph([.text("Last.")]),
    ])
    _ = prompt.begin()
    let question = prompt.answer("Hall")

    #expect(
      question.hasSuffix(
        "Try it yourself\nWalk.\n\nType what you like. Press Enter to continue the lesson."
      )
    )
    #expect(prompt.answer("root") == "room 2\n\nnext: back to the lesson")
    #expect(prompt.answer("") == "\nLast." + Self.end)
    #expect(prompt.stage.depth == 1)
  }

  @Test("A reader can go back, skip, and begin again")
  func moving() throws {
    let prompt = try Prompt([.paragraph([.text("First.")]), .quiz(Self.quiz), Self.prediction])
    let first = prompt.begin()

    #expect(prompt.answer("previous") == "This is the beginning of the lesson.")
    #expect(
      prompt.answer("skip").hasPrefix(
        "  a  right\n     Sure.\n  b  not this one\n     Never.\n\nYour prediction\n"
      )
    )
    #expect("\n" + prompt.answer("skip") == Self.end)
    #expect(prompt.stage.depth == 1)
    #expect(prompt.answer("restart") == first)
    #expect(prompt.stage.depth == 0)
  }

  @Test("Notes are only for teachers")
  func notes() throws {
    let blocks: [Block] = [
      .teacher([.paragraph([.text("Ask.")])]), .paragraph([.text("First.")]),
    ]
    #expect(try Prompt(blocks).begin() == "\nFirst." + Self.end)
    #expect(try Prompt(blocks, showsNotes: true).begin().contains("Ask."))
  }
}
