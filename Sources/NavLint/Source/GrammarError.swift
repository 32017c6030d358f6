import SwiftSyntax

/// A namespace for finding the first syntax error of a file.
enum GrammarError {
  /// Returns the position of the first unexpected or missing syntax, or nil if there is none.
  ///
  /// - Parameter tree: A tree that contains an error.
  /// - Returns: The number of bytes before the place.
  static func first(in tree: Syntax) -> Int? {
    var node = tree
    while true {
      if node.is(UnexpectedNodesSyntax.self) {
        return node.positionAfterSkippingLeadingTrivia.utf8Offset
      }
      let children = node.children(viewMode: .all)
      let next = children.first { child in
        child.hasError || child.is(UnexpectedNodesSyntax.self)
          || child.as(TokenSyntax.self)?.presence == .missing
      }
      guard let next, !next.is(TokenSyntax.self) else {
        return (next ?? node).positionAfterSkippingLeadingTrivia.utf8Offset
      }
      node = next
    }
  }
}
