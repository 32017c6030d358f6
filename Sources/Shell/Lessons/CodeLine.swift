import SceneText

/// A line of code that may be wider than the window.
struct CodeLine {
  /// The text of the line.
  let text: String

  /// The characters after which code may continue on a new line.
  private static let openings: Set<Character> = [",", "(", "[", "{", ":", "/", "="]

  /// Returns the line broken at blanks and, in words wider than the window, after brackets or commas and before dots.
  ///
  /// - Parameter columns: The columns of a line.
  /// - Returns: The line or its parts; all parts but the first are indented.
  func broken(to columns: Int) -> [String] {
    guard StyledText(text).columns > columns else { return [text] }
    let indent = text.prefix { $0 == " " }.count
    let hanging = hanging(behind: indent, columns)
    var lines: [String] = []
    var line = String(repeating: " ", count: min(indent, columns / 2))
    var isFresh = true
    let room = columns - hanging.count
    let words = Self.joined(Self.words(in: text.dropFirst(indent))).flatMap { word in
      Self.fits(word, room) || Self.isPath(word) && Self.fits(word, columns - 1)
        ? [word] : Self.parts(of: word[...])
    }.flatMap { part in
      Self.fits(part, room) || Self.isPath(part) && Self.fits(part, columns - 1)
        ? [part] : Self.names(in: part)
    }
    for word in words {
      if !isFresh, StyledText(line + Self.trimmed(word)).columns > columns {
        lines.append(Self.trimmed(line))
        // A path that is too long for the indentation is kept whole, with less indentation.
        let width = StyledText(Self.trimmed(word)).columns
        line = String(hanging.prefix(max(columns - width, 0)))
        isFresh = true
      }
      for character in word {
        // A word wider than the window has no good place for a break.
        if StyledText(line + String(character)).columns > columns, character != " " {
          lines.append(Self.trimmed(line))
          line = hanging
        }
        line.append(character)
      }
      isFresh = false
    }
    return lines + [Self.trimmed(line)]
  }

  /// Returns the text that begins each continuation line: indentation or a comment marker.
  private func hanging(behind indent: Int, _ columns: Int) -> String {
    let mark = text.dropFirst(indent).prefix { $0 == "/" }
    guard mark.count > 1 else { return String(repeating: " ", count: min(indent + 4, columns / 2)) }
    return String(repeating: " ", count: min(indent, columns / 2)) + mark + " "
  }

  /// Returns whether a word is the path of a file, which must not be broken.
  private static func isPath(_ word: String) -> Bool {
    word.contains("/") && !word.contains { "()[]{}\",=".contains($0) }
  }

  private static func fits(_ word: String, _ room: Int) -> Bool {
    StyledText(trimmed(word)).columns <= room
  }

  /// Returns the words of the text, each with the blanks that follow it.
  private static func words(in text: Substring) -> [String] {
    var words = [""]
    for character in text {
      if words[words.count - 1].last == " ", character != " " { words.append("") }
      words[words.count - 1].append(character)
    }
    return words
  }

  /// Returns the words, keeping an equals sign beside an empty value, as in `= []`.
  private static func joined(_ words: [String]) -> [String] {
    var joined: [String] = []
    for word in words {
      if joined.last == "= ", ["[]", "[:]", "()", "nil", "\"\""].contains(trimmed(word)) {
        joined[joined.count - 1] += word
      } else {
        joined.append(word)
      }
    }
    return joined
  }

  /// Returns the parts of a word that is wider than a line, keeping empty pairs of brackets together.
  private static func parts(of text: Substring) -> [String] {
    var parts: [String] = []
    var part = ""
    for character in text {
      let isDot = character == "." && part.last.map { ")}]".contains($0) } == true
      let isBehindOpening =
        part.last.map(openings.contains) == true && !openings.contains(character)
        && !")]}".contains(character)
      if isDot || isBehindOpening {
        parts.append(part)
        part = ""
      }
      part.append(character)
    }
    return parts + [part]
  }

  /// Returns the names in a dotted word, each with the dot before it.
  private static func names(in word: String) -> [String] {
    var names = [""]
    for character in word {
      if character == ".", !names[names.count - 1].isEmpty { names.append("") }
      names[names.count - 1].append(character)
    }
    return names
  }

  private static func trimmed(_ text: String) -> String {
    var text = text
    while text.last == " " { text.removeLast() }
    return text
  }
}
