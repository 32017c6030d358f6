/// A question of a lesson, with choices that each have an explanation.
package struct QuizCell: Hashable, Sendable {
  /// The text of the question.
  package var prompt: [Block]
  /// The choices, labelled a, b, c and so on, of which one or more are right.
  package var choices: [Choice]
  /// The line of `Lesson.md` that contains the first line of the cell, counted from 1.
  package var line: Int

  package init(prompt: [Block], choices: [Choice], line: Int) {
    self.prompt = prompt
    self.choices = choices
    self.line = line
  }

  /// A choice of the question.
  package struct Choice: Hashable, Sendable {
    package var text: [Inline]
    package var isRight: Bool
    /// The reason why the choice is right or wrong.
    package var why: [Block]

    package init(_ text: [Inline], isRight: Bool, why: [Block]) {
      self.text = text
      self.isRight = isRight
      self.why = why
    }
  }

  /// The letters of the right choices, in order.
  package var rightLetters: [Character] {
    choices.indices.filter { choices[$0].isRight }.map(Question.letter)
  }
}
