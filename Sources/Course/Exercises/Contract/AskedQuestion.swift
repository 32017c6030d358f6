/// A check as a question to a learner who answers it at once.
package struct AskedQuestion: Hashable, Sendable {
  /// The check.
  package let check: Exercise.Check
  /// The question.
  package let title: [Block]
  /// The texts of the choices, or nothing where a prediction is asked for.
  package let choices: [[Block]]
  /// The commands that the app has been given when a prediction is about it.
  package let commands: [String]

  /// Makes a question of a check.
  ///
  /// - Parameter check: The check; nil comes of one that asks nothing.
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
  /// The questions of the public checks, in their order; nothing where no questions are asked.
  package var questions: [AskedQuestion] {
    checks.filter { $0.visibility == .public }.compactMap(AskedQuestion.init)
  }
}
