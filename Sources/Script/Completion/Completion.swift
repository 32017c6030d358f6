/// Something that could stand in a line that is being typed.
package struct Completion: Hashable, Sendable {
  /// The text to put in.
  package var text: String
  /// What it is, in a few words.
  package var description: String
  /// The characters of the line that the text takes the place of.
  package var range: Range<Int>

  /// Makes a completion.
  ///
  /// - Parameters:
  ///   - text: The text to put in.
  ///   - description: What it is, in a few words.
  ///   - range: The characters of the line that the text takes the place of, counted from 0.
  package init(_ text: String, _ description: String, range: Range<Int>) {
    self.text = text
    self.description = description
    self.range = range
  }
}
