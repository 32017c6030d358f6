/// A place in a document as editors count: the line from 0, and the UTF-16 units before it in that line.
struct TextPosition: Hashable, Codable {
  var line: Int
  var character: Int
}

extension TextPosition: Comparable {
  static func < (left: TextPosition, right: TextPosition) -> Bool {
    (left.line, left.character) < (right.line, right.character)
  }
}

/// A stretch of a document.
struct TextRange: Hashable, Codable {
  var start: TextPosition
  var end: TextPosition

  /// Whether two stretches share a place, their ends among them.
  func touches(_ other: TextRange) -> Bool {
    start <= other.end && other.start <= end
  }
}

/// A change of a stretch.
struct TextEdit: Hashable, Encodable {
  var range: TextRange
  var newText: String
}

/// A stretch of some document.
struct Location: Hashable, Encodable {
  var uri: String
  var range: TextRange
}
