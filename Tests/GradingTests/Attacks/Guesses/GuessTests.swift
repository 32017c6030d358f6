import Course
import Testing

@testable import Grading

/// Attacks by predictions, made by somebody who has not read what judges them.
@Suite("Guesses")
struct GuessTests {
  @Test("There are many guesses, and no two are alike")
  func count() {
    #expect(Guess.all.count >= 100)
    #expect(Set(Guess.all).count == Guess.all.count)
  }

  @Test("No guess is right", arguments: Guess.all)
  func verdict(guess: Guess) {
    let state = SampleStates.state(["Feed", "Post"], sheet: ["New"])
    let finding = PredictionReader(answer: guess.answer, state: state)
      .finding(of: Prediction(guess.subject))
    #expect(finding.summary != nil)
  }

  @Test(
    "A question that is answered twice is refused",
    arguments: [
      "lift: Floor 1\nlift: Floor 2", "lift: Floor 1\nlift : Floor 2", "lift:\nlift: Floor 2",
      "Lift: Floor 2", "lift\u{0}: Floor 2", "*: Floor 2", "lift, climb: Floor 2",
      ": Floor 2", "lift = Floor 2",
    ]
  )
  func sheets(text: String) {
    #expect(throws: ContentError.self) {
      try AnswerSheet.read(text, file: "answers.txt", names: ["climb", "lift"])
    }
  }

  private func verdict(_ answer: String, right: Set<Int>, of count: Int) -> CheckResult.Verdict {
    let choices = (0..<count).map { index in
      Question.Choice("\(index)", isRight: right.contains(index), why: "Because.")
    }
    let question = Question(choices: choices)
    let check = Exercise.Check(name: "q", title: "Q", points: 1, method: .question(question))
    let sheet = AnswerSheet(answers: ["q": .init(answer, at: .init(line: 1))])
    return QuestionJudge(sheet: sheet).result(of: check, question).verdict
  }

  @Test(
    "An answer that chooses everything does not pass",
    arguments: [
      "a b c d", "abcd", "a, b, c, d", "all", "*", "_", "a-d", "a or b", "not c", "a\nb\nc\nd",
      "a b c d e", "1", "а", "a…d", "",
    ]
  )
  func choices(answer: String) {
    for right in [[0], [1], [0, 1], [2, 3]] as [Set<Int>] {
      #expect(verdict(answer, right: right, of: 4) != .passed, "\(right)")
    }
  }
}
