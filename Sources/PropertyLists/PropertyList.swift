/// A value of a property list in the old format, in which Xcode writes projects.
package indirect enum PropertyList: Hashable, Sendable {
  /// A string; the format has no numbers.
  case text(String)
  /// A list in parentheses.
  case list([PropertyList])
  /// Values by their keys, in braces.
  case table([String: PropertyList])

  /// The text, or nil for another value.
  package var text: String? { if case .text(let text) = self { text } else { nil } }

  /// The strings of a list, or the words of a string.
  package var texts: [String] {
    switch self {
    case .text(let text): text.split(separator: " ").map(String.init)
    case .list(let values): values.compactMap(\.text)
    case .table: []
    }
  }

  /// A table's value, or nil.
  package subscript(key: String) -> PropertyList? {
    entries?[key]
  }

  /// The values of a table by their keys, or nil for another value.
  package var entries: [String: PropertyList]? {
    if case .table(let values) = self { values } else { nil }
  }
}

/// A mistake in a property list, with its place.
package struct PropertyListError: Error, Hashable {
  /// The line, from 1.
  package var line: Int
  /// The column, from 1, in bytes.
  package var column: Int
  /// The text that was expected at the place.
  package var expected: String
}
