import Course
import Grading
import SceneModel
import Testing

@Suite("Judging a learner's predictions in a lesson")
struct LessonPredictionTests {
  private func judge(
    _ subject: Prediction.Subject,
    _ answer: String,
    sheet: [String]? = ["New"]
  ) -> LessonPrediction.Finding {
    let snapshot = SampleStates.snapshot(["Feed", "Post", "Photo"], sheet: sheet)
    return LessonPrediction(subject, of: snapshot).finding(of: answer)
  }

  @Test(
    "The right answer is known, and is judged to be right",
    arguments: zip(
      Prediction.Subject.allCases,
      [
        "New", "Feed > Post > Photo", "[.post(1), .post(2)]", "2", "Feed", "sheet New",
        "tab Feed / Feed / Post / Photo / sheet New",
      ]
    )
  )
  func right(subject: Prediction.Subject, answer: String) {
    let snapshot = SampleStates.snapshot(["Feed", "Post", "Photo"], sheet: ["New"])
    let prediction = LessonPrediction(subject, of: snapshot)

    #expect(prediction.answer == answer)
    #expect(prediction.finding(of: answer) == LessonPrediction.Finding(isRight: true))
  }

  @Test(
    "Untitled screens are named by text or as in the tree, and sheets by kind",
    arguments: [
      (Prediction.Subject.presented, "sheet", ["sheet", "sheet screen", "sheet A place"]),
      (.screen, "A place", ["A place", "screen", "a screen"]),
      (.tree, "Feed / sheet", ["Feed / sheet", "Feed / sheet screen"]),
    ]
  )
  func untitled(subject: Prediction.Subject, answer: String, others: [String]) {
    let text = Element(id: 6, kind: .text, label: "A place")
    let sheet = Element(
      id: 4,
      kind: .sheet,
      children: [
        Element(id: 5, kind: .screen, children: [text])
      ]
    )
    let root = Element(id: 2, kind: .screen, label: "Feed")
    let window = Element(id: 1, kind: .window, children: [root, sheet])
    let prediction = LessonPrediction(subject, of: Snapshot(app: "Shop", window: window))

    #expect(prediction.answer == answer)
    for other in others { #expect(prediction.finding(of: other).isRight, "\(other)") }
    #expect(!prediction.finding(of: "none").isRight)
  }

  @Test("The report names the right parts of a wrong answer")
  func praise() {
    #expect(judge(.screens, "Feed > Post > Map").praise == "The first 2 screens are right.")
    #expect(judge(.screens, "Feed").praise == "Your answer is right, but not complete.")
    #expect(judge(.screens, "Map").praise == nil)
    #expect(judge(.path, "[.post(1), .map]").praise == "The first value is right.")
    #expect(judge(.tree, "tab Feed / Feed").praise == "You have the tab right.")
    #expect(judge(.count, "3") == LessonPrediction.Finding(isRight: false))
  }

  @Test("An answer in another form gets a hint about the form")
  func form() {
    #expect(judge(.count, "two").complaint == "Your answer is not a number.")
    #expect(judge(.path, "[.post(").complaint == "Your answer is not a list of values.")
  }

  @Test("The answer is 'none' when nothing is presented")
  func nothing() {
    #expect(
      LessonPrediction(.presented, of: SampleStates.snapshot(["Feed"])).answer == "none"
    )
  }
}
