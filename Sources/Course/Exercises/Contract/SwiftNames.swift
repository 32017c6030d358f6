/// The names of the cases and types in a Swift value, such as `.line(_:)` and `Box(number:)`.
struct SwiftNames {
  /// The names in order of appearance.
  private(set) var names: [String] = []

  /// Creates a collection of the learner's names in a value, without other parts such as numbers and strings.
  ///
  /// - Parameter text: The value, or several values with text between them.
  init(in text: String) {
    var rest = Substring(text)
    var isMember = false
    while let first = rest.first {
      if first == "\"" {
        rest = Self.afterText(rest)
        isMember = true
      } else if let word = rest.prefixMatch(of: /(\.?)([A-Za-z_]\w*)/) {
        rest = rest[word.range.upperBound...]
        let isCase = !word.output.1.isEmpty && !isMember
        let isType = word.output.2.first?.isUppercase == true && rest.first == "("
        if isCase || isType {
          names.append("\(word.output.0)" + (rest.first == "(" ? Self.labels(of: rest) : ""))
        }
        // A name after a type is a case of that type. A name after a value belongs to Swift.
        isMember = word.output.2.first?.isUppercase != true
      } else {
        isMember = first == ")" || first == "]" || first.isNumber
        rest.removeFirst()
      }
    }
  }

  /// Returns the labels of the arguments in parentheses, in the form that Swift writes after a name.
  ///
  /// - Parameter text: The text from the opening parenthesis on.
  /// - Returns: The labels, as in `()`, `(_:)` or `(line:stop:)`.
  static func labels(of text: Substring) -> String {
    var labels: [String] = []
    var depth = 0
    var argument = ""
    var rest = text
    func label() -> String {
      let match = argument.prefixMatch(of: /\s*([A-Za-z_]\w*)\s*:/)
      return match.map { "\($0.output.1):" } ?? "_:"
    }
    while let first = rest.first {
      guard first != "\"" else {
        argument += "\""
        rest = afterText(rest)
        continue
      }
      rest.removeFirst()
      if first == "(" || first == "[" { depth += 1 }
      if first == ")" || first == "]" { depth -= 1 }
      if depth == 0 { break }
      if first == ",", depth == 1 {
        labels.append(label())
        argument = ""
      } else if depth > 1 || first != "(" {
        argument.append(first)
      }
    }
    if !argument.allSatisfy(\.isWhitespace) { labels.append(label()) }
    return "(\(labels.joined()))"
  }

  /// Returns the text after the quoted string with which it starts.
  private static func afterText(_ text: Substring) -> Substring {
    guard let match = text.prefixMatch(of: /"(?:[^"\\]|\\.)*"?/) else { return text.dropFirst() }
    return text[match.range.upperBound...]
  }
}
