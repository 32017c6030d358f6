import Course
import Foundation
import LineEditing
import SceneText
import Testing

@testable import Shell

@Suite("A lesson in a small window")
struct LessonPagesTests {
  /// A stage on which every command prints so many lines.
  private final class Hall: LessonStage {
    var layout = TextLayout()
    var place: Place { .ended(app: "Hall") }

    func launch() -> CommandReport { CommandReport() }

    func run(_ line: String, number: Int) -> CommandReport {
      if line == "quit" { return CommandReport(outcome: .quit) }
      guard let count = Int(line.dropFirst("print ".count)) else {
        return CommandReport(outcome: .failed(CommandFault(.misuse, "no", lines: ["no"])))
      }
      return CommandReport(lines: (1...count).map { StyledText("line \($0)") })
    }

    func completions(for text: String) -> Completions { .none }

    func expectsEnd(_ line: String) -> Bool? { nil }
  }

  private static func words(_ name: String, lines: Int) -> Block {
    let inlines = (1...lines).flatMap { [Inline.text("\(name)\($0)"), .lineBreak] }
    return .paragraph(inlines.dropLast())
  }

  private static let quiz = QuizCell(
    prompt: [words("Why", lines: 3)],
    choices: ["One", "Two", "Three", "Four"].map {
      QuizCell.Choice([.text($0)], isRight: $0 == "One", why: [.paragraph([.text("So.")])])
    },
    line: 1
  )

  private static let blocks: [Block] = [
    .heading(level: 2, [.text("Title")]), words("a", lines: 4), words("b", lines: 9),
    .quiz(quiz),
    .code(language: "text", text: (1...20).map { "code\($0)\n" }.joined()),
    .transcript(NavCell(text: "> print 15\n…\n", line: 9)), words("c", lines: 2),
    .teacher([words("t", lines: 3)]), words("d", lines: 7),
    .task(
      TaskCell(
        instructions: [words("Do", lines: 12)],
        commands: [CellLine("print 1", line: 1)],
        expectations: [CellLine("print 2", line: 2)],
        hints: ["Print."],
        line: 1
      )
    ),
  ]

  private func player(
    rows: Int?,
    _ blocks: [Block] = blocks,
    memory: LessonMemory = .none
  ) throws -> LessonPlayer {
    try LessonPlayer(
      lesson: SampleCourse.lesson(blocks: blocks),
      stage: Hall(),
      audience: .person { rows },
      memory: memory
    )
  }

  /// Whether a command's output goes on with the next Enter.
  private func isTurning(_ player: LessonPlayer) -> Bool {
    if case .turning = player.state { true } else { false }
  }

  @Test(
    "Each Enter shows something new that fits the window, until all is shown",
    arguments: [8, 10, 12, 24, nil]
  )
  func enter(rows: Int?) throws {
    let player = try player(rows: rows)
    var pages = [player.begin().lines.map(\.plain)]
    while !player.isFinished || isTurning(player) {
      try #require(pages.count < 100)
      pages.append(player.run("", number: pages.count).lines.map(\.plain))
      #expect(pages.last != pages[pages.count - 2])
    }
    if let rows { #expect(pages.allSatisfy { $0.count <= rows - 2 }) }
    let text = pages.joined()
    let counts = ["a": 4, "b": 9, "Why": 3, "    code": 20, "c": 2, "d": 7, "Do": 12, "line ": 15]
    for (name, count) in counts {
      for number in 1...count {
        #expect(text.count { $0 == "\(name)\(number)" } >= 1, "\(name)\(number)")
      }
    }
    #expect(pages.last?.contains { $0.hasPrefix("This is the end") } == true)
  }

  @Test(
    "Keys pressed before the whole question is shown do not count as an answer",
    arguments: [8, 10]
  )
  func early(rows: Int) throws {
    let player = try player(rows: rows, [.quiz(Self.quiz)])
    let first = player.begin().lines.map(\.plain)
    #expect(first.last == "Enter: the rest of the question")
    for line in ["a", "solution"] {
      #expect(
        player.run(line, number: 1).lines.map(\.plain)
          == ["The question comes first: press Enter to see it."]
      )
    }
    var rest: [String] = []
    for number in 2...9 where rest.last?.hasPrefix("Answer with") != true {
      rest = player.run("", number: number).lines.map(\.plain)
    }
    #expect(rest.last == "Answer with a letter from a to d.")
    #expect(player.run("a", number: 10).lines.first?.plain == "  a  right")
  }

  @Test("A paragraph stays with its prediction, and a heading with its text")
  func together() throws {
    let cell = NavCell(text: "> print 1\nline 1\n", line: 3)
    let blocks: [Block] = [
      Self.words("a", lines: 3), Self.words("b", lines: 3),
      .prediction(PredictionCell(.count, cell)),
    ]
    let player = try player(rows: 13, blocks)
    #expect(!player.begin().lines.contains("b1"))
    let page = player.run("", number: 1).lines.map(\.plain)
    #expect(page.prefix(3) == ["", "b1", "b2"])
    #expect(page.contains("Your prediction"))
  }

  @Test("The pages follow a window that grows or shrinks")
  func resize() throws {
    var rows = 8
    let player = try LessonPlayer(
      lesson: SampleCourse.lesson(blocks: [Self.words("a", lines: 4), Self.words("b", lines: 20)]),
      stage: Hall(),
      audience: .person { rows }
    )
    #expect(player.begin().lines.count <= 6)
    rows = 30
    #expect(player.run("", number: 1).lines.count > 20)
  }

  @Test("The step that quit names is the same when the reader comes back")
  func leaving() throws {
    let scratch = try ScratchFolder()
    let file = ProgressFile(path: "\(scratch.path)/progress.json")
    let id = try #require(ItemName("01-stacks"))
    for keys in 0..<30 {
      let memory = LessonMemory(of: id, in: file)
      let reader = try player(rows: 10, memory: memory)
      _ = reader.begin()
      _ = reader.run("restart", number: 1)
      for number in 0..<keys { _ = reader.run("", number: number) }
      guard !reader.isFinished else { break }
      let last = reader.run("quit", number: keys).lines.map(\.plain).joined(separator: " ")
      let left = try #require(last.firstMatch(of: /This is (step \d+ of \d+)[.;]/)).1
      let again = try player(rows: 10, memory: memory).begin().lines.map(\.plain)
        .joined(separator: " ")
      // At the beginning there is nothing to come back to.
      let found = again.firstMatch(of: /You were here before, at (step \d+ of \d+)\./)?.1
      #expect(found ?? "step 1 of 6" == left)
    }
  }

  @Test("A lesson's hint belongs to its task, and never to an exercise")
  func hints() throws {
    let player = try player(rows: nil, [Self.words("a", lines: 2)])
    _ = player.begin()
    let words = player.run("hint", number: 1).lines.map(\.plain).joined(separator: " ")
    #expect(words.hasPrefix("A lesson gives hints for its tasks"))
  }
}
