extension StringProtocol where SubSequence == Substring {
  /// The text without surrounding blanks.
  var trimmed: String {
    let start = drop { $0 == " " }
    let length = start.reversed().drop { $0 == " " }.count
    return String(start.prefix(length))
  }

  /// The text between enclosing braces, or nil if there are no such braces.
  var braced: String? {
    let text = trimmed
    guard text.count > 1, text.hasPrefix("{"), text.hasSuffix("}") else { return nil }
    return text.dropFirst().dropLast().trimmed
  }

  /// The indices of the characters outside brackets and strings.
  ///
  /// A bracket that opens is outside itself, and so is one that closes. The arrow of a function's type closes nothing.
  var outside: [Index] {
    var places: [Index] = []
    var depth = 0
    var isText = false
    var last: Character = "_"
    for index in indices {
      let character = self[index]
      if character == "\"", last != "\\" { isText.toggle() }
      let closes = ")]}".contains(character) || character == ">" && last != "-" && last != " "
      if !isText, closes { depth -= 1 }
      if depth == 0, !isText { places.append(index) }
      let opens = "([{".contains(character) || character == "<" && last != " "
      if !isText, opens { depth += 1 }
      last = character
    }
    return places
  }

  /// The index of the brace that opens a body, or nil if there is no body.
  var startOfBody: Index? { outside.first { self[$0] == "{" } }

  /// The index after the attribute at the start of the text, or nil if a bracket is not closed.
  var endOfAttribute: Index? {
    let name = dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    guard name.endIndex < endIndex, self[name.endIndex] == "(" else { return name.endIndex }
    return self[name.endIndex...].outside.dropFirst().first.map { index(after: $0) }
  }

  /// The parts of the text between commas outside brackets.
  var partsBetweenCommas: [String] {
    var parts: [String] = []
    var start = startIndex
    for comma in outside where self[comma] == "," {
      parts.append(self[start..<comma].trimmed)
      start = index(after: comma)
    }
    let last = self[start...].trimmed
    return last.isEmpty ? parts : parts + [last]
  }
}
