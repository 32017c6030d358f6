/// A check in the form of a question that a learner answers immediately.
package struct AskedQuestion: Hashable, Sendable {
  /// The check that the question belongs to.
  package let check: Exercise.Check
  /// The text of the question.
  package let title: [Block]
  /// The texts of the choices, or an empty array for a prediction.
  package let choices: [[Block]]
  /// The commands that the app runs before a prediction.
  package let commands: [String]

  /// Creates a question from a check, or returns nil if the check is not a question.
  ///
  /// - Parameter check: The check; a check without a question gives nil.
  package init?(_ check: Exercise.Check) {
    switch check.method {
    case .question(let question):
      choices = question.choices.map { Self.blocks(of: $0.text) }
      commands = []
    case .prediction(_, let script):
      choices = []
      commands = CheckedSubjects(script).commands
    case .script, .goal, .witness, .source, .sentences: return nil
    }
    self.check = check
    title = Self.blocks(of: check.title)
  }

  private static func blocks(of text: String) -> [Block] {
    var reader = MarkdownReader(dialect: .task, log: ProblemLog(file: ""))
    return reader.blocks(of: ContractWriter.escaped(text))
  }
}

extension Exercise {
  /// The questions that a learner sees, in order.
  package var questions: [AskedQuestion] {
    checks.filter(shows).compactMap(AskedQuestion.init)
  }
}
