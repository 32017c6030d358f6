/// A partial line, split into the words before the cursor.
struct PartialLine {
  /// The complete words before the cursor.
  private(set) var words: [String] = []
  /// The word that is being typed, with its quotation marks, or an empty string after a space.
  private(set) var current = ""
  /// The index of the first character of the word that is being typed.
  private(set) var start = 0

  /// Creates a partial line by splitting the text before the cursor at spaces outside brackets and quotation marks.
  init(_ text: String) {
    var depth = 0
    var isQuoted = false
    var isEscaped = false
    var position = 0
    for character in text {
      position += 1
      if character.isBlankCharacter, depth == 0, !isQuoted {
        if !current.isEmpty { words.append(current) }
        current = ""
        start = position
        continue
      }
      current.append(character)
      switch character {
      case _ where isEscaped: isEscaped = false
      case "\\" where isQuoted: isEscaped = true
      case "\"": isQuoted.toggle()
      case "(", "[": depth += isQuoted ? 0 : 1
      case ")", "]": depth -= isQuoted || depth == 0 ? 0 : 1
      default: break
      }
    }
  }

  /// The range of the word that is being typed.
  var range: Range<Int> {
    start..<(start + current.count)
  }

  /// The text of the word that is being typed, without a leading quotation mark.
  var spoken: String {
    current.hasPrefix("\"") ? String(current.dropFirst()) : current
  }
}

extension Character {
  fileprivate var isBlankCharacter: Bool {
    self == " " || self == "\t"
  }
}
