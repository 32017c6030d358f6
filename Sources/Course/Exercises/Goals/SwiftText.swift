/// A value in Swift's literal syntax as its author wrote it, not yet understood.
package struct SwiftText: Hashable, Sendable {
  package var text: String
  /// The place in its file where it stands.
  package var position: ContentProblem.Position

  package init(_ text: String, at position: ContentProblem.Position) {
    self.text = text
    self.position = position
  }
}
