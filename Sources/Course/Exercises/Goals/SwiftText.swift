/// An unparsed value in Swift's literal syntax.
package struct SwiftText: Hashable, Sendable {
  package var text: String
  /// The position of the value in its file.
  package var position: ContentProblem.Position

  package init(_ text: String, at position: ContentProblem.Position) {
    self.text = text
    self.position = position
  }
}
