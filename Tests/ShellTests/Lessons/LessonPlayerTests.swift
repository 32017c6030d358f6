import Course
import LineEditing
import SceneText
import Shell
import Terminal
import Testing

@Suite("Playing a lesson")
struct LessonPlayerTests {
  /// A stage that counts rooms: `in` goes one further, `out` one back, and nothing leads out of the first.
  private final class Rooms: LessonStage {
    private(set) var depth = 0
    private(set) var launches = 0

    var layout = TextLayout()
    var place: Place { .ended(app: "Rooms") }

    func launch() -> CommandReport {
      depth = 0
      launches += 1
      return CommandReport(lines: ["launched"])
    }

    func run(_ line: String, number: Int) -> CommandReport {
      if line == "quit" { return CommandReport(outcome: .quit) }
      guard line == "in" || depth > 0 else {
        let fault = CommandFault(.fallsShort, "no way", lines: ["no way"])
        return CommandReport(outcome: .failed(fault))
      }
      depth += line == "in" ? 1 : -1
      return CommandReport(lines: [StyledText("room \(depth)")])
    }

    func completions(for text: String) -> Completions { .none }

    func expectsEnd(_ line: String) -> Bool? { nil }
  }

  private static let blocks: [Block] = [
    .paragraph([.text("First.")]),
    .transcript(NavCell(text: "> out\nno way\n> in\nroom 1\n", line: 10)),
    .paragraph([.text("Last.")]),
    .transcript(NavCell(text: "> in\nroom 7\n", line: 20)),
  ]

  private func player(
    _ blocks: [Block] = blocks,
    stage: Rooms = Rooms(),
    audience: LessonPlayer.Audience = .person { nil }
  ) throws -> LessonPlayer {
    let lesson = try SampleCourse.lesson(blocks: blocks)
    return try LessonPlayer(lesson: lesson, stage: stage, audience: audience)
  }

  private func text(_ report: CommandReport) -> String {
    report.lines.map(\.plain).joined(separator: "\n")
  }

  @Test("Prose and commands alternate, and a difference is shown")
  func straightOn() throws {
    let player = try player()

    #expect(text(player.begin()) == "\nFirst.\n\nEnter: out")
    let refused = player.run("", number: 1)
    #expect(text(refused) == "> out\nno way\n\nEnter: in")
    #expect(refused.outcome == .done)
    #expect(text(player.run("next", number: 2)) == "> in\nroom 1\n\nLast.\n\nEnter: in")
    #expect(player.differences == 0)
    #expect(
      text(player.run(" ", number: 3)) == """
        > in
        room 2
        This is not what the lesson shows (Lesson.md, line 20). The lesson shows:
          room 7

        This is the end of "Stacks". Stay and try things, or type quit to leave.
        """
    )
    #expect(player.differences == 1)
    #expect(player.isFinished)
    #expect(
      text(player.run("", number: 4))
        == "This is the end of \"Stacks\". Stay and try things, or type quit to leave."
    )
    #expect(text(player.run("out", number: 5)) == "room 1")
  }

  @Test("The lesson's command may be typed")
  func typed() throws {
    let player = try player()
    _ = player.begin()

    #expect(text(player.run(" out ", number: 1)) == "no way\n\nEnter: in")
  }

  @Test("After a detour, the lesson continues at its place")
  func strayed() throws {
    let stage = Rooms()
    let player = try player(stage: stage)
    _ = player.begin()
    _ = player.run("", number: 1)

    #expect(text(player.run("in", number: 2)) == "room 1\n\nLast.\n\nEnter: in")
    let straying = player.run("out", number: 3)
    #expect(text(straying) == "room 0\n\nnext: back to the lesson")
    #expect(text(player.run("in", number: 4)) == "room 1")
    #expect(text(player.run("next", number: 5)).hasPrefix("> in\nroom 2\nThis is not"))
    #expect(stage.launches == 2)
  }

  @Test("Prose that is longer than the screen is paged, and headings stay with their text")
  func pages() throws {
    let words = { (word: String) in Block.paragraph([.text(word), .lineBreak, .text(word)]) }
    let player = try player(
      [words("a"), words("b"), .heading(level: 3, [.text("C")]), words("c"), words("d")],
      audience: .person { 12 }
    )

    #expect(text(player.begin()) == "\na\na\n\nb\nb\n\nEnter: read on")
    #expect(text(player.run("", number: 1)).hasPrefix("\nC\n\nc\nc\n\nd\nd\n\nThis is the end"))
  }

  @Test("Output to a file asks no questions")
  func recital() throws {
    let output = RecordedOutput()
    let recital = LessonRecital(
      player: try player(audience: .nobody),
      canvas: TextCanvas(output: output, profile: DisplayProfile())
    )

    #expect(
      throws: CommandFailure(
        .fallsShort,
        "navlab: 1 command printed something different from the lesson"
      )
    ) {
      try recital.run()
    }
    #expect(
      output.text == """

        First.

        > out
        no way

        > in
        room 1

        Last.

        > in
        room 2
        This is not what the lesson shows (Lesson.md, line 20). The lesson shows:
          room 7

        """
    )
  }

  @Test("At another width, no difference is reported")
  func otherWidth() throws {
    let player = try player()
    player.layout = TextLayout(width: 100)
    _ = player.begin()
    for number in 1...3 { _ = player.run("", number: number) }

    #expect(player.differences == 0)
  }
}
