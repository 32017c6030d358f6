import FaultCatalogue
package import Findings
package import SwiftSyntax

extension ParsedFile {
  /// Returns a finding for the fault of the given rule.
  ///
  /// - Parameters:
  ///   - rule: The rule.
  ///   - node: The node that the finding points at: the smallest wrong piece, usually a name.
  ///   - message: The fault and the advice, in one line that begins with a small letter and has no full stop; code is
  ///     in single quotation marks.
  ///   - notes: Related places.
  ///   - fix: The fix, if there is a safe one.
  /// - Returns: The finding.
  package func finding<SomeRule: Rule>(
    _ rule: SomeRule,
    at node: some SyntaxProtocol,
    _ message: String,
    notes: [Finding.Note] = [],
    fix: Fix? = nil
  ) -> Finding {
    Finding(
      fault: SomeRule.fault,
      severity: .warning,
      message: message,
      place: place(of: node),
      notes: notes,
      fix: fix
    )
  }

  /// Returns a note that points to a node of this file.
  ///
  /// - Parameters:
  ///   - message: The text of the note.
  ///   - node: The node.
  /// - Returns: The note.
  package func note(_ message: String, at node: some SyntaxProtocol) -> Finding.Note {
    Finding.Note(message: message, place: place(of: node))
  }
}

extension Fix.Edit {
  /// Creates an edit that replaces a node, without the surrounding blanks and comments.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - replacement: The replacement.
  package init(replacing node: some SyntaxProtocol, with replacement: String) {
    self.init(
      start: node.positionAfterSkippingLeadingTrivia.utf8Offset,
      end: node.endPositionBeforeTrailingTrivia.utf8Offset,
      replacement: replacement
    )
  }

  /// Creates an edit that inserts text directly before a node.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - node: The node.
  package init(inserting text: String, before node: some SyntaxProtocol) {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    self.init(start: start, end: start, replacement: text)
  }

  /// Creates an edit that inserts text directly after a node.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - node: The node.
  package init(inserting text: String, after node: some SyntaxProtocol) {
    let end = node.endPositionBeforeTrailingTrivia.utf8Offset
    self.init(start: end, end: end, replacement: text)
  }
}
