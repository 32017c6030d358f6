/// A line that is being typed, cut into the words before the cursor.
struct PartialLine {
  /// The words that are complete.
  private(set) var words: [String] = []
  /// The word that is being typed, quotes included; empty after a blank.
  private(set) var current = ""
  /// The character at which the word that is being typed begins.
  private(set) var start = 0

  /// Cuts the text before the cursor, where brackets and quotes keep blanks together.
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

  /// The characters of the word that is being typed.
  var range: Range<Int> {
    start..<(start + current.count)
  }

  /// The text of the typed word, without the quote that it begins with.
  var spoken: String {
    current.hasPrefix("\"") ? String(current.dropFirst()) : current
  }
}

extension Character {
  fileprivate var isBlankCharacter: Bool {
    self == " " || self == "\t"
  }
}
