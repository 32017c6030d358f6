import Course
import SceneText
import Testing

@testable import Shell

@Suite("A teacher's notes beside a lesson")
struct LessonNotesTests {
  private static let blocks: [Block] = [
    .paragraph([.text("First.")]),
    .teacher([.paragraph([.text("Ask what Back does.")])]),
    .transcript(NavCell(text: "> in\nroom 1\n", line: 10)),
    .quiz(
      QuizCell(
        prompt: [.paragraph([.text("Where are we?")])],
        choices: [
          QuizCell.Choice([.text("Outside.")], isRight: false, why: []),
          QuizCell.Choice([.text("In "), .code("room 1"), .text(".")], isRight: true, why: []),
        ],
        line: 20
      )
    ),
  ]

  private func lines(at place: Int?) throws -> [String] {
    let notes = try LessonNotes(try SampleCourse.lesson(blocks: Self.blocks), query: "1")
    return notes.lines(at: place, TextLayout()).map(\.plain)
  }

  @Test("notes, the next step and the right answers follow the lesson")
  func following() throws {
    #expect(
      try lines(at: nil) == ["waiting for: navlab learn 1", ""] + lines(at: 0)
    )
    #expect(
      try lines(at: 1) == [
        "Stacks, step 2 of 3", "", "Ask what Back does.", "", "next  in", "", "then  a question",
      ]
    )
    #expect(
      try lines(at: 2) == [
        "Stacks, step 3 of 3", "", "next  a question", "      b: In room 1.", "",
      ]
    )
    #expect(try lines(at: 3) == ["Stacks, step 3 of 3", "", "the end"])
  }

  @Test("an answer keeps its tree's shape, with less indentation in a narrow window")
  func tree() throws {
    let cell = NavCell(
      text: """
        > tap "Blue Lake"
        pushed .trail(id: "blue-lake")
          App  TrailheadApp
          └─ NavigationStack  path: 1   was 0
             ├─ "Trails"
        +    └─ ▶ "Blue Lake"           .trail(id: "blue-lake")

        """,
      line: 10
    )
    let blocks = [Block.prediction(PredictionCell(.screen, cell))]
    func answer(_ layout: TextLayout) throws -> [String] {
      let notes = try LessonNotes(try SampleCourse.lesson(blocks: blocks), query: "1")
      return notes.lines(at: 0, layout).map(\.plain).filter { $0.hasPrefix("  ") }
    }
    #expect(
      try answer(TextLayout()) == [
        #"      pushed .trail(id: "blue-lake")"#,
        "        App  TrailheadApp",
        "        └─ NavigationStack  path: 1   was 0",
        #"           ├─ "Trails""#,
        #"      +    └─ ▶ "Blue Lake"           .trail(id: "blue-lake")"#,
      ]
    )
    #expect(
      try answer(TextLayout(width: 40, signs: .ascii)) == [
        #"  pushed .trail(id: "blue-lake")"#,
        "    App  TrailheadApp",
        "    `- NavigationStack  path: 1   was 0",
        #"       |- "Trails""#,
        #"  +    `- > "Blue Lake""#,
        #"            .trail(id: "blue-lake")"#,
      ]
    )
  }

  @Test("a place that the lesson does not have does no harm")
  func strangePlaces() throws {
    #expect(try lines(at: 99) == lines(at: 3))
    #expect(try lines(at: -1) == lines(at: 0))
  }
}
