/// A place in a document in the editor's units: the line from 0, and the UTF-16 units before it in
/// that line.
struct TextPosition: Hashable, Codable {
  var line: Int
  var character: Int
}

extension TextPosition: Comparable {
  static func < (left: TextPosition, right: TextPosition) -> Bool {
    (left.line, left.character) < (right.line, right.character)
  }
}

/// A range of a document.
struct TextRange: Hashable, Codable {
  var start: TextPosition
  var end: TextPosition

  /// Returns whether two ranges have a place in common, including their ends.
  func touches(_ other: TextRange) -> Bool {
    start <= other.end && other.start <= end
  }
}

/// A change of a range.
struct TextEdit: Hashable, Encodable {
  var range: TextRange
  var newText: String
}

/// A range of a named document.
struct Location: Hashable, Encodable {
  var uri: String
  var range: TextRange
}
