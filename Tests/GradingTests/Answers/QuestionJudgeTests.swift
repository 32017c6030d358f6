import Course
import Testing

@testable import Grading

@Suite("Judging choices")
struct QuestionJudgeTests {
  private let one = Question(choices: [
    Question.Choice("A", why: "No."), Question.Choice("B", isRight: true, why: "Yes."),
    Question.Choice("C", why: "Never."),
  ])
  private let several = Question(choices: [
    Question.Choice("A", isRight: true, why: "Yes."), Question.Choice("B", why: "No."),
    Question.Choice("C", isRight: true, why: "Also."),
  ])

  /// The verdict in a word or the reason, and the explanations.
  private func judge(_ answer: String?, _ question: Question) -> [String] {
    let answers = answer.map { ["q": AnswerSheet.Answer($0, at: .init(line: 1))] } ?? [:]
    let check = Exercise.Check(name: "q", title: "Q?", points: 1, method: .question(question))
    let result = QuestionJudge(sheet: AnswerSheet(answers: answers)).result(of: check, question)
    return [result.verdict.failure?.summary ?? "right"] + result.remarks
  }

  @Test("Right choices count as right, however they are written")
  func right() {
    #expect(judge("b", one) == ["right", "b: Yes."])
    #expect(judge("B", one) == ["right", "b: Yes."])
    for answer in ["a c", "c, a", "ac", "A and C", "a; c;"] {
      #expect(judge(answer, several) == ["right", "a: Yes.", "c: Also."])
    }
  }

  @Test("Only chosen wrong answers are explained")
  func wrong() {
    #expect(judge("a", one) == ["This choice is not right.", "a: No."])
    #expect(judge("a b", one) == ["Only one choice is right.", "a: No.", "b: Yes."])
    #expect(judge("c", several) == ["This is right, but other choices are right too.", "c: Also."])
    #expect(judge("a b", several) == ["Not all of these choices are right.", "a: Yes.", "b: No."])
  }

  @Test("The advice is about choices, so an answer without choices does not get advice")
  func advice() {
    let check = Exercise.Check(
      name: "q",
      title: "Q?",
      points: 1,
      advice: "Think.",
      method: .question(one)
    )
    for (answer, advice) in [("a", "Think."), ("x y", nil)] {
      let sheet = AnswerSheet(answers: ["q": .init(answer, at: .init(line: 1))])
      #expect(QuestionJudge(sheet: sheet).result(of: check, one).check.advice == advice)
    }
  }

  @Test("A missing answer, or one that is no choice, is reported as such")
  func unreadable() {
    #expect(judge(nil, one) == ["There is no answer yet."])
    #expect(
      judge("d", one) == ["'d' is not a choice; write letters from a to c, as in: a c"]
    )
    #expect(judge(", ;", one) == ["', ;' is not a choice; write letters from a to c, as in: a c"])
  }
}
