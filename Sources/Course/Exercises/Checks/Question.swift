/// A question with answers to choose from.
package struct Question: Hashable, Sendable {
  /// The choices, called a, b, c and so on.
  package var choices: [Choice]

  package init(choices: [Choice]) {
    self.choices = choices
  }

  /// One answer to choose.
  package struct Choice: Hashable, Sendable {
    package var text: String
    package var isRight: Bool
    /// The reason why it is right, or why it is not.
    package var why: String

    package init(_ text: String, isRight: Bool = false, why: String) {
      self.text = text
      self.isRight = isRight
      self.why = why
    }
  }

  /// The most choices that a question may have.
  static let mostChoices = 9

  /// The letter of a choice.
  ///
  /// - Parameter index: The place of the choice, counted from 0.
  /// - Returns: The letter, `a` for the first.
  package static func letter(_ index: Int) -> Character {
    Character(UnicodeScalar(UInt8(ascii: "a") + UInt8(clamping: index)))
  }

  /// The letters of the right choices, in order.
  package var rightLetters: [Character] {
    choices.indices.filter { choices[$0].isRight }.map(Self.letter)
  }
}
