/// A value in an old-style property list, the format of Xcode's project files.
package indirect enum PropertyList: Hashable, Sendable {
  /// A string, which may also represent a number.
  case text(String)
  /// A list in parentheses.
  case list([PropertyList])
  /// A table of values in braces, keyed by string.
  case table([String: PropertyList])

  /// The text of a string, or nil if this value is not a string.
  package var text: String? { if case .text(let text) = self { text } else { nil } }

  /// The strings in a list, the words of a string, or an empty array for a table.
  package var texts: [String] {
    switch self {
    case .text(let text): text.split(separator: " ").map(String.init)
    case .list(let values): values.compactMap(\.text)
    case .table: []
    }
  }

  /// The value for a key in a table, or nil if there is none.
  package subscript(key: String) -> PropertyList? {
    entries?[key]
  }

  /// The values of a table, keyed by string, or nil if this value is not a table.
  package var entries: [String: PropertyList]? {
    if case .table(let values) = self { values } else { nil }
  }
}

/// An error in a property list, with its position.
package struct PropertyListError: Error, Hashable {
  /// The line of the error, counted from 1.
  package var line: Int
  /// The column of the error, counted from 1 in bytes.
  package var column: Int
  /// The text that was expected at the position.
  package var expected: String
}
