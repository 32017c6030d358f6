import Course
import SceneText
import Testing

@testable import Grading

@Suite("Comparing a state with a goal")
struct GoalComparisonTests {
  private func compare(
    _ goal: Goal,
    worth: [Goal.Part: Int] = [:],
    with state: SeenState
  ) throws -> GoalComparison {
    try compare([goal], worth: worth, with: state)
  }

  private func compare(
    _ goals: [Goal],
    worth: [Goal.Part: Int] = [:],
    with state: SeenState
  ) throws -> GoalComparison {
    let test = try GoalTest(GoalRule(goals: goals, worth: worth), file: "exercise.yml")
    return try #require(test.closest(to: state))
  }

  private func flaws(_ goal: Goal, in state: SeenState) throws -> [String] {
    try compare(goal, with: state).flaws.map { "\($0.kind.rawValue): \($0.sentence)" }
  }

  private let post = SampleStates.state(["Feed", "Post", "Ada"])

  @Test("Names may be titles, views, values and tags, and an underscore is any screen")
  func equivalents() throws {
    let path = SwiftText("[.post(1), _]", at: .init(line: 1))
    let goals = [
      Goal(tab: "Feed", screens: ["Feed", "Post", "Ada"], presented: []),
      Goal(tab: "feed", screens: ["FeedView", "_", "AdaView"]),
      Goal(tab: ".feed", path: path, texts: ["About Ada"]),
    ]
    for goal in goals { #expect(try flaws(goal, in: post) == []) }
  }

  @Test("A screen without a title is called by a text on it")
  func untitled() throws {
    let untitled = SampleStates.state([""])
    #expect(try flaws(Goal(screens: ["About "]), in: untitled) == [])
    #expect(try flaws(Goal(screens: ["About Post"]), in: post).count == 4)
  }

  @Test(
    "Each difference has its kind and its sentence",
    arguments: [
      (Goal(screens: ["Feed", "Post"]), ["extra-screen: The screen \"Ada\" is not expected."]),
      (
        Goal(screens: ["Feed", "Topic", "Post", "Ada"]),
        ["missing-screen: The screen \"Topic\" is missing."]
      ),
      (
        Goal(screens: ["Feed", "Ada", "Post"]),
        ["wrong-order: The screens are in a different order: \"Feed\" > \"Post\" > \"Ada\"."]
      ),
      (
        Goal(screens: ["Feed", "Topic", "Ada"]),
        [
          "missing-screen: The screen \"Topic\" is missing.",
          "extra-screen: The screen \"Post\" is not expected.",
        ]
      ),
      (Goal(tab: "Profile"), ["wrong-tab: The tab Feed is selected, not Profile."]),
      (
        Goal(presented: [Goal.Presented(.sheet, screens: ["New"])]),
        ["not-presented: The sheet \"New\" is not open."]
      ),
      (
        Goal(path: SwiftText("[.post(1)]", at: .init(line: 1))),
        ["wrong-path: The path is [.post(1), .post(2)]."]
      ),
      (Goal(texts: ["Hello"]), ["missing-text: The text \"Hello\" is not on the screen."]),
    ]
  )
  func differences(goal: Goal, sentences: [String]) throws {
    #expect(try flaws(goal, in: post) == sentences)
  }

  @Test("Sheets are compared by kind and by the screens in them")
  func presentations() throws {
    let state = SampleStates.state(["Feed"], sheet: ["New", "Topics"])
    func presented(_ kind: Goal.Presented.Kind, _ screens: [String]) -> Goal {
      Goal(presented: [Goal.Presented(kind, screens: screens)])
    }
    #expect(try flaws(presented(.sheet, ["New", "Topics"]), in: state) == [])
    #expect(try flaws(presented(.sheet, []), in: state) == [])
    #expect(try flaws(Goal(screens: ["Feed"]), in: state) == [])
    #expect(
      try flaws(Goal(presented: []), in: state) == [
        "left-open: The sheet \"New\" > \"Topics\" is open."
      ]
    )
    #expect(
      try flaws(presented(.cover, ["New"]), in: state) == [
        "wrong-presentation: The sheet \"New\" > \"Topics\" is open, not the cover \"New\"."
      ]
    )
  }

  @Test("Parts bring their points, and the state with the most points counts")
  func partialCredit() throws {
    let goal = Goal(tab: "Profile", screens: ["Feed", "Post", "Ada"], presented: [])
    let worth: [Goal.Part: Int] = [.tab: 1, .screens: 2, .presented: 1]
    let comparison = try compare(goal, worth: worth, with: post)
    #expect(
      comparison.parts == [
        PartResult(name: "tab", points: 1, isRight: false),
        PartResult(name: "screens", points: 2, isRight: true),
        PartResult(name: "presented", points: 1, isRight: true),
      ]
    )
    #expect(comparison.points == 3)

    var other = goal
    other.screens = ["Profile"]
    #expect(try compare([other, goal], worth: worth, with: post).points == 3)
    #expect(try compare([other, goal], with: post).flaws.map(\.kind) == [.wrongTab])
  }

  @Test("Mistakes are marked in the tree")
  func tree() throws {
    let state = SampleStates.state(["Feed", "Post"], sheet: ["New"])
    let goal = Goal(tab: "Profile", screens: ["Feed", "Ada"], presented: [])
    let failure = try #require(compare(goal, with: state).failure(after: ["tap \"A\""]))

    #expect(failure.expected == "tab Profile; screens \"Feed\" > \"Ada\"; nothing presented")
    #expect(failure.seen == "tab Feed; screens \"Feed\" > \"Post\"; sheet \"New\"")
    #expect(failure.steps == ["tap \"A\""])
    #expect(
      failure.tree?.lines(TextLayout(width: 50)).map(\.plain).joined(separator: "\n") == """
          Shop
        ~ ├─ tab Feed      not Profile
          │  ├─ "Feed"
        − │  ├─ "Ada"      missing
        + │  └─ "Post"     too many
        + └─ sheet "New"   left open
        """
    )
    #expect(try compare(Goal(tab: "Feed"), with: state).failure(after: []) == nil)
  }

  @Test("A path that is not a list of values is reported with its place")
  func badPath() {
    func problem(_ text: String) -> String {
      let goal = Goal(path: SwiftText(text, at: .init(line: 4, column: 9)))
      do throws(ContentError) {
        _ = try GoalTest(GoalRule(goals: [goal]), file: "exercise.yml")
        return "none"
      } catch {
        return "\(error)"
      }
    }
    #expect(
      problem(".post(1)")
        == "exercise.yml:4:9: 'path' must be a list of values, such as [.letter(1), .map]"
    )
    #expect(problem("[.post(").hasPrefix("exercise.yml:4:9: 'path': "))
  }
}
