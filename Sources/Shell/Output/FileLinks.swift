import SceneText

/// A converter that turns the names of known files in text into links.
struct FileLinks {
  private let files: [(name: String, path: String)]

  /// Creates a converter for known files.
  ///
  /// - Parameter files: The names of the files as they occur in texts, with their absolute paths.
  init(_ files: [(name: String, path: String)]) {
    self.files = files
  }

  /// Returns a line with links, leaving its text and styles unchanged.
  ///
  /// - Parameter line: The line.
  /// - Returns: The line in which each file name, with its line and column, is a link.
  func marked(_ line: StyledText) -> StyledText {
    var result = StyledText()
    for span in line.spans {
      guard span.file == nil else {
        result.append(span.text, span.style, file: span.file)
        continue
      }
      var rest = span.text[...]
      while let found = firstName(in: rest) {
        result.append(String(rest[..<found.range.lowerBound]), span.style)
        result.append(String(rest[found.range]), span.style, file: found.path)
        rest = rest[found.range.upperBound...]
      }
      result.append(String(rest), span.style)
    }
    return result
  }

  private func firstName(in text: Substring) -> (range: Range<Substring.Index>, path: String)? {
    let found = files.compactMap { file -> (range: Range<Substring.Index>, path: String)? in
      var rest = text
      while let range = rest.firstRange(of: file.name) {
        // A name inside a longer name is another name.
        let before =
          range.lowerBound == text.startIndex ? nil : text[text.index(before: range.lowerBound)]
        let tail = text[range.upperBound...]
        if !(before.map(Self.isOfName) ?? false), !(tail.first.map(Self.isOfName) ?? false) {
          let place = tail.prefixMatch(of: /:[0-9]+(:[0-9]+)?/)?.range.upperBound
          return (range.lowerBound..<(place ?? range.upperBound), file.path)
        }
        rest = tail
      }
      return nil
    }
    return found.min { $0.range.lowerBound < $1.range.lowerBound }
  }

  private static func isOfName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "_-/".contains(character)
  }
}
