/// One difference between an answer and the solution.
struct AnswerEdit: Hashable, Sendable {
  /// The text to replace.
  var find: String
  /// The text that replaces the original text.
  var replacement: String

  /// A reason why an edit is impossible.
  enum Fault: Error, Hashable {
    /// Text that does not occur exactly once in the file.
    case notOnce(count: Int)
    /// A replacement that is identical to the original text.
    case sameText
  }

  /// Returns a file's text with the edit applied.
  ///
  /// The edit may be indented less than the file, as in a block of YAML. It is found nevertheless, and the replacement
  /// is indented like the original.
  ///
  /// - Parameter text: The file.
  /// - Returns: The changed file.
  /// - Throws: `Fault` if the place of the edit is ambiguous or the edit changes nothing.
  func applied(to text: String) throws(Fault) -> String {
    guard find != replacement else { throw .sameText }
    let places = text.ranges(of: find)
    if places.count == 1, let place = places.first {
      return text.replacingCharacters(in: place, with: setIn(replacement, at: place, of: text))
    }
    guard places.isEmpty, find.contains("\n") else { throw .notOnce(count: places.count) }
    let indentations = Set(text.split(separator: "\n").map { $0.prefix { $0 == " " } })
    let hits = indentations.flatMap { indentation in
      text.ranges(of: Self.setIn(find, by: indentation)).map { (indentation, $0) }
    }
    guard hits.count == 1, let (indentation, place) = hits.first else {
      throw .notOnce(count: hits.count)
    }
    return text.replacingCharacters(in: place, with: Self.setIn(replacement, by: indentation))
  }

  /// Returns the replacement with its remaining lines indented like the line at which it starts.
  private func setIn(
    _ replacement: String,
    at place: Range<String.Index>,
    of text: String
  ) -> String {
    guard !find.contains("\n"), replacement.contains("\n") else { return replacement }
    let start = text[..<place.lowerBound].lastIndex(of: "\n").map(text.index(after:))
    let indentation = text[(start ?? text.startIndex)...].prefix { $0 == " " }
    let set = Self.setIn(replacement, by: indentation)
    return String(set.dropFirst(indentation.count))
  }

  private static func setIn(_ text: String, by indentation: Substring) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : indentation + $0 }
      .joined(separator: "\n")
  }
}

extension String {
  fileprivate func replacingCharacters(in place: Range<Index>, with text: String) -> String {
    String(self[..<place.lowerBound]) + text + String(self[place.upperBound...])
  }
}
