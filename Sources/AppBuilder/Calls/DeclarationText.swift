/// The text of a declaration, which can be split at delimiters outside brackets and quotation marks.
struct DeclarationText {
  private let text: Substring

  init(_ text: some StringProtocol) {
    self.text = Substring(text)
  }

  /// Returns the text before the first delimiter outside all brackets and quotation marks, and the rest of the text.
  func split(before ends: Set<Character>) -> (head: String, tail: String) {
    for index in outerIndices where ends.contains(text[index]) {
      return (Self.trimmed(text[..<index]), String(text[index...]))
    }
    return (Self.trimmed(text), "")
  }

  /// The parts of the text between commas outside all brackets and quotation marks.
  var list: [String] {
    var parts: [String] = []
    var start = text.startIndex
    for index in outerIndices where text[index] == "," {
      parts.append(Self.trimmed(text[start..<index]))
      start = text.index(after: index)
    }
    let last = Self.trimmed(text[start...])
    return last.isEmpty ? parts : parts + [last]
  }

  /// The text in the parentheses at the start and the text that follows, or nil if there are no such parentheses.
  var parenthesized: (inside: String, rest: String)? {
    guard text.first == "(", let end = outerIndices.first(where: { text[$0] == ")" }) else {
      return nil
    }
    let inside = text[text.index(after: text.startIndex)..<end]
    return (String(inside), Self.trimmed(text[text.index(after: end)...]))
  }

  /// The text before the first unmatched closing bracket, or the complete text if there is none.
  var untilClosing: String {
    var depth = 0
    for index in text.indices {
      if "([{<".contains(text[index]) { depth += 1 }
      if ")]}>".contains(text[index]) { depth -= 1 }
      if depth < 0 { return Self.trimmed(text[..<index]) }
    }
    return Self.trimmed(text)
  }

  /// The indices outside all brackets and quotation marks, including those of closing brackets.
  private var outerIndices: [String.Index] {
    var depth = 0
    var isQuoted = false
    var previous: Character = " "
    var indices: [String.Index] = []
    for index in text.indices {
      let character = text[index]
      defer { previous = character }
      if character == "\"", previous != "\\" { isQuoted.toggle() }
      if isQuoted { continue }
      let closes = ")]}".contains(character) || character == ">" && previous != "-"
      if closes { depth -= 1 }
      if depth == 0 { indices.append(index) }
      if "([{<".contains(character) { depth += 1 }
    }
    return indices
  }

  static func trimmed(_ text: some StringProtocol) -> String {
    var text = Substring(text)
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
