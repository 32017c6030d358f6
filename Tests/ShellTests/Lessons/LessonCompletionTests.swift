import Course
import LineEditing
import SceneText
import Testing

@testable import Shell

@Suite("Completion in a lesson")
struct LessonCompletionTests {
  /// An app with three commands, one of which is called as a word of lessons is.
  private final class Stage: LessonStage {
    var place: Place { .ended(app: "Stage") }
    var layout = TextLayout()

    func launch() -> CommandReport { CommandReport(lines: ["launched"]) }

    func run(_ line: String, number: Int) -> CommandReport { CommandReport(lines: ["done"]) }

    func completions(for text: String) -> Completions {
      let typed = String(text.drop { $0 == " " })
      let known = ["play", "pop", "tap"].filter { $0.hasPrefix(typed) }
      return Completions(
        replacing: known.isEmpty ? "" : typed,
        candidates: known.map { Completions.Candidate($0, detail: "of the app") }
      )
    }

    func expectsEnd(_ line: String) -> Bool? { nil }
  }

  private static let quiz = QuizCell(
    prompt: [.paragraph([.text("Which?")])],
    choices: [
      QuizCell.Choice([.text("One")], isRight: true, why: [.paragraph([.text("Yes.")])]),
      QuizCell.Choice([.text("Two")], isRight: false, why: [.paragraph([.text("No.")])]),
    ],
    line: 1
  )
  private static let prediction = Block.prediction(
    PredictionCell(.count, NavCell(text: "> tap\ndone\n", line: 3))
  )

  private func player(_ block: Block) throws -> LessonPlayer {
    let lesson = try SampleCourse.lesson(blocks: [block])
    let player = try LessonPlayer(lesson: lesson, stage: Stage())
    _ = player.begin()
    return player
  }

  private func words(_ typed: String, at block: Block) throws -> [String] {
    try player(block).completions(for: typed).candidates.map(\.text)
  }

  @Test("The lesson's words come first, and each word once")
  func words() throws {
    let prose = Block.transcript(NavCell(text: "> tap\ndone\n", line: 1))
    #expect(
      try words("", at: prose)
        == ["next", "previous", "restart", "resume", "play", "skip", "pop", "tap"]
    )
    #expect(try words("p", at: prose) == ["previous", "play", "pop"])
    #expect(try words("t", at: prose) == ["tap"])
    #expect(try words("pl ay", at: prose) == [])
    let found = try player(prose).completions(for: "  re")
    #expect(found.replacing == "re")
    #expect(
      found.candidates == [
        Completions.Candidate("restart", detail: "starts the lesson again"),
        Completions.Candidate(
          "resume",
          detail: "returns to the lesson, as it was before you looked around"
        ),
      ]
    )
  }

  @Test("Words that are meaningless at a place are left out there")
  func meanings() throws {
    #expect(try words("s", at: .quiz(Self.quiz)) == ["skip", "solution"])
    #expect(try words("h", at: .quiz(Self.quiz)) == [])
    #expect(try words("a", at: .quiz(Self.quiz)) == [])
    #expect(try words("a", at: Self.prediction) == ["answer"])
  }
}
