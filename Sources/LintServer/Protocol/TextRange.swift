/// A position in a document, consisting of a line and a UTF-16 offset in the line, both counted from 0.
struct TextPosition: Hashable, Codable {
  var line: Int
  var character: Int
}

extension TextPosition: Comparable {
  static func < (left: TextPosition, right: TextPosition) -> Bool {
    (left.line, left.character) < (right.line, right.character)
  }
}

/// A range in a document.
struct TextRange: Hashable, Codable {
  var start: TextPosition
  var end: TextPosition

  /// Returns whether this range and another overlap or meet at their ends.
  func touches(_ other: TextRange) -> Bool {
    start <= other.end && other.start <= end
  }
}

/// A replacement of the text in a range.
struct TextEdit: Hashable, Encodable {
  var range: TextRange
  var newText: String
}

/// A range in a named document.
struct Location: Hashable, Encodable {
  var uri: String
  var range: TextRange
}
