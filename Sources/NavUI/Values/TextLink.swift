/// A Markdown link in text.
package struct TextLink: Equatable, Sendable {
  /// The visible text of the link.
  package let label: String
  /// The address of the link, as written.
  package let destination: String

  /// Creates a link.
  ///
  /// - Parameters:
  ///   - label: The part of the text that is the link.
  ///   - destination: The destination of the link.
  package init(label: String, destination: String) {
    self.label = label
    self.destination = destination
  }
}
