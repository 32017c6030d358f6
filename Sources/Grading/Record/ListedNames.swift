import SceneText

/// A list of names that shows the first five and counts the others.
package struct ListedNames: Hashable, Sendable, CustomStringConvertible {
  package let description: String

  /// Creates a list from names, in the order in which it shows them.
  ///
  /// - Parameter names: The names, which learners may have chosen.
  package init(_ names: [String]) {
    let shown = names.prefix(5).map(Printable.line).joined(separator: ", ")
    description = names.count > 5 ? "\(shown) and \(names.count - 5) more" : shown
  }
}
