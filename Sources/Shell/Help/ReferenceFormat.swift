import Script

/// A format of the command reference.
package enum ReferenceFormat: String, Hashable, Sendable, CaseIterable {
  /// A Markdown document.
  case markdown
  /// A manual page for `man`.
  case man

  /// Returns the text of the reference.
  ///
  /// - Parameter version: The program's name and version.
  /// - Returns: The document, with a line break at its end.
  package func reference(version: String) -> String {
    switch self {
    case .markdown: MarkdownReference(.prompt).text
    case .man: ManualPage(.prompt, version: version).text
    }
  }
}
