import Course
import Testing

@testable import Grading

@Suite("Judging predictions")
struct PredictionReaderTests {
  private let state = SampleStates.state(["Feed", "Post"], sheet: ["New"])

  private func judge(
    _ answer: String,
    _ subject: Prediction.Subject,
    in state: SeenState? = nil
  ) -> String {
    PredictionReader(answer: answer, state: state ?? self.state)
      .finding(of: Prediction(subject)).summary ?? "right"
  }

  @Test("Case, quotes and spaces do not matter")
  func right() {
    #expect(judge("new", .screen) == "right")
    #expect(judge("\"New\"", .screen) == "right")
    #expect(judge("feed > Post", .screens) == "right")
    for sign in [" -> ", " → ", ", ", " / "] {
      #expect(judge("Feed\(sign)post", .screens) == "right")
    }
    #expect(
      judge("Post, Feed", .screens) == "You wrote Post, Feed. The stack has different screens."
    )
    #expect(judge("[ .post(1) ]", .path) == "right")
    #expect(judge("[Post(1)]", .path) == "right")
    #expect(judge("1", .count) == "right")
    #expect(judge("feed", .tab) == "right")
    #expect(judge("sheet", .presented) == "right")
    #expect(judge("Sheet new", .presented) == "right")
    #expect(judge("none", .presented, in: SampleStates.state(["Feed"])) == "right")
    #expect(judge("nothing", .presented, in: SampleStates.state(["Feed"])) == "right")
  }

  @Test("An article or a final full stop does not change a name")
  func meaning() {
    let state = SampleStates.state(["The Feed", "A"])
    for answer in ["feed > a", "The Feed > A", "the feed. > A.", "a feed > A", "“Feed” > A"] {
      #expect(judge(answer, .screens, in: state) == "right", "\(answer)")
    }
    #expect(judge("new.", .screen) == "right")
    #expect(judge("the new", .screen) == "right")
    for answer in ["the", "a", ".", "...", "the _", "_.", "\"the\""] {
      #expect(judge(answer, .screen) != "right", "\(answer)")
    }
    #expect(judge("The Lighthouse", .screen, in: SampleStates.state(["Lighthouse"])) == "right")
  }

  @Test("The report of a mistake does not reveal the answer")
  func wrong() {
    #expect(judge("Post", .screen) == "You wrote Post. A different screen is on top.")
    #expect(judge("Post", .screens) == "You wrote Post. The stack has different screens.")
    #expect(judge("[]", .path) == "You wrote []. The path has different values.")
    #expect(
      judge("[.post(", .path)
        == "'[.post(' is not a list of values; write one, as in: [.letter(1), .map]"
    )
    #expect(judge("2", .count) == "You wrote 2. The number of values in the path is different.")
    #expect(
      judge("two", .count) == "'two' is not a number; write the number of values, as in: 12"
    )
    #expect(judge("Profile", .tab) == "You wrote Profile. A different tab is selected.")
    for answer in ["none", "New", "cover New"] {
      #expect(
        judge(answer, .presented)
          == "You wrote \(answer). The presentation over the screens is different, or there is none."
      )
    }
  }

  @Test("A wildcard for any screen does not count as a prediction")
  func wildcards() {
    for answer in ["_", " _ ", "\"_\""] { #expect(judge(answer, .screen) != "right") }
    for answer in ["_ > _", "Feed > _", "_, _"] { #expect(judge(answer, .screens) != "right") }
    #expect(judge("sheet _", .presented) != "right")
    #expect(judge("[_]", .path) != "right")
    #expect(judge("tab Feed\n_\n_\nsheet _", .tree) != "right")
    #expect(judge("_", .tab) != "right")
  }

  @Test("A view's type does not predict a screen that has a title")
  func views() {
    let floors = SampleStates.state(["Floor", "Floor"])
    #expect(
      judge("FloorView", .screen, in: floors)
        == "You wrote FloorView. A different screen is on top."
    )
    #expect(judge("FloorView > FloorView", .screens, in: floors) != "right")
    #expect(judge("sheet NewView", .presented) != "right")
    #expect(judge("tab Feed\nFeedView\nPostView\nsheet NewView", .tree) != "right")
    #expect(judge("PostView", .screen, in: SampleStates.state([])) != "right")
  }

  @Test("The examples that learners see have the form of valid answers")
  func examples() {
    for subject in Prediction.Subject.allCases {
      for example in subject.examples {
        #expect(LessonPrediction.complaint(about: example, subject) == nil)
      }
    }
    let mail = PredictedTree(Prediction.Subject.tree.examples[0])
    #expect(mail.tab == "Mail")
    #expect(mail.screens == ["Home", "Letter"])
    #expect(mail.presented == [Goal.Presented(.sheet, screens: ["Compose"])])
    #expect(
      LessonPrediction.form(of: .presented)
        == "write the kind and title of the presentation over the screens, as in: sheet Compose, or: none"
    )
  }

  @Test("A tree may be written plainly or as drawn, and its parts count separately")
  func trees() {
    #expect(judge("tab Feed\nFeed\nPost\nsheet New", .tree) == "right")
    #expect(
      judge("├─ tab Feed\n│  ├─ \"Feed\"\n│  └─ ▶ \"Post\"\n└─ sheet\n   └─ New", .tree) == "right"
    )
    #expect(
      judge("tab Profile\nFeed\nPost\nNew", .tree) == """
        The selected tab is not the one that you wrote. The screens are not the ones that you wrote. The presentation \
        over the screens is not the one that you wrote.
        """
    )
    #expect(judge("tab Feed / Feed / Post / sheet New", .tree) == "right")
    #expect(judge("tab Feed / Feed > Post / sheet New", .tree) == "right")
    let worth: [Goal.Part: Int] = [.tab: 0, .screens: 1, .presented: 2]
    let finding = PredictionReader(answer: "Feed\nsheet New", state: state)
      .finding(of: Prediction(.tree, worth: worth))
    #expect(
      finding.parts == [
        PartResult(name: "tab", points: 0, isRight: false),
        PartResult(name: "screens", points: 1, isRight: false),
        PartResult(name: "presented", points: 2, isRight: true),
      ]
    )
  }
}
