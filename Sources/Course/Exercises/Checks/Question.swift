/// A multiple-choice question.
package struct Question: Hashable, Sendable {
  /// The choices of the question, which are labelled a, b, c and so on.
  package var choices: [Choice]
  /// A Boolean value that indicates whether this copy of the course lacks the answer.
  package var isSealed: Bool

  package init(choices: [Choice], isSealed: Bool = false) {
    self.choices = choices
    self.isSealed = isSealed
  }

  /// A choice of the question.
  package struct Choice: Hashable, Sendable {
    package var text: String
    package var isRight: Bool
    /// The reason why the choice is right or wrong.
    package var why: String

    package init(_ text: String, isRight: Bool = false, why: String) {
      self.text = text
      self.isRight = isRight
      self.why = why
    }
  }

  /// The maximum number of choices in a question.
  static let mostChoices = 9

  /// Returns the letter of the choice at an index.
  ///
  /// - Parameter index: The index of the choice, counted from 0.
  /// - Returns: The letter, which is `a` for the first choice.
  package static func letter(_ index: Int) -> Character {
    Character(UnicodeScalar(UInt8(ascii: "a") + UInt8(clamping: index)))
  }

  /// The letters of the right choices, in order.
  package var rightLetters: [Character] {
    choices.indices.filter { choices[$0].isRight }.map(Self.letter)
  }
}
