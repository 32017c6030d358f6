/// A completion of a typed line.
package struct Completion: Hashable, Sendable {
  /// The text to insert.
  package var text: String
  /// A short description of the completion.
  package var description: String
  /// The range of characters that the text replaces in the line.
  package var range: Range<Int>

  /// A Boolean value that indicates whether the text is a complete word, to be followed by a blank.
  package var isWord: Bool

  /// Creates a completion for a range of a line.
  ///
  /// - Parameters:
  ///   - text: The text to insert.
  ///   - description: The description, in a few words.
  ///   - range: The range of characters to replace, counted from 0.
  ///   - isWord: Whether a blank may follow; false for a text that ends with a bracket or a blank.
  package init(
    _ text: String,
    _ description: String,
    range: Range<Int>,
    isWord: Bool = true
  ) {
    self.text = text
    self.description = description
    self.range = range
    self.isWord = isWord && !(text.last.map { "([ ".contains($0) } ?? false)
  }
}
