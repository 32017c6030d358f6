import Testing

@testable import Course
@testable import Grading

@Suite("Answers without thought")
struct ThoughtlessAnswersTests {
  private func exercise(
    _ kind: Exercise.Kind,
    _ methods: [Exercise.Check.Method]
  ) throws -> Exercise {
    Exercise(
      id: try #require(ItemName("01-hall")),
      folder: "",
      title: "Hall",
      kind: kind,
      lesson: try #require(ItemName("01-stacks")),
      minutes: 5,
      files: kind.usualFiles(withScript: methods.contains(where: \.isWitness)),
      limits: Exercise.Limits(),
      checks: methods.enumerated().map { index, method in
        Exercise.Check(name: "c\(index)", title: "", points: 1, method: method)
      },
      hints: [],
      task: []
    )
  }

  @Test("The script 'expect issues none' is tried unless it is a legitimate answer")
  func scripts() throws {
    let strict = try ThoughtlessAnswers(
      exercise: exercise(.debug, [.witness(.findsBug), .witness(.acceptsFix)])
    )
    #expect(strict.answers.map(\.name).contains("expect issues none"))
    #expect(strict.answers.allSatisfy { $0.inherited == ["App.swift"] })
    #expect(strict.judged.checks.map(\.name) == ["c0"])
    let lenient = try ThoughtlessAnswers(exercise: exercise(.debug, [.witness(.findsIssue)]))
    #expect(!lenient.answers.isEmpty)
    #expect(!lenient.answers.map(\.name).contains("expect issues none"))
    let sources = try ThoughtlessAnswers(exercise: exercise(.debug, [.source(.all)]))
    #expect(sources.answers.isEmpty)
  }

  @Test("Every question of a sheet gets the same letter")
  func sheets() throws {
    let question = Exercise.Check.Method.source(.all)
    let answers = try ThoughtlessAnswers(exercise: exercise(.quiz, [question, question])).answers
    #expect(answers.first?.edited.map(\.text) == ["c0: a\nc1: a\n"])
    #expect(answers.first?.edited.map(\.name) == ["answers.txt"])
  }
}
