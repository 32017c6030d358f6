extension SurfaceRow {
  private static let typeKeywords: Set<Substring> = [
    "struct", "class", "enum", "protocol", "actor",
  ]

  /// The keyword of the type that the row declares, or nil if the row declares no type.
  var typeKeyword: String? {
    let words = text.split(separator: " ").prefix(4)
    guard !words.contains("func"), !words.contains("var"), !words.contains("let") else {
      return nil
    }
    return words.first { Self.typeKeywords.contains($0) }.map(String.init)
  }

  /// The name of the type that the row declares or extends.
  var typeName: String {
    let words = text.split(separator: " ")
    let isKeyword = { (word: Substring) in
      Self.typeKeywords.contains(word)
        || ["extension", "choice", "options", "styles"].contains(word)
    }
    guard let index = words.firstIndex(where: isKeyword), index + 1 < words.count else {
      return text
    }
    return String(words[index + 1].prefix { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" })
  }

  /// The names of the stored properties of the type.
  var storedNames: Set<String> {
    Set(
      members.filter { $0.body == nil && $0.typeKeyword == nil }.compactMap { member in
        let words = member.text.split(whereSeparator: { " :".contains($0) })
        guard let index = words.prefix(4).firstIndex(where: { $0 == "let" || $0 == "var" }),
          index + 1 < words.count, !words.prefix(index).contains("static")
        else { return nil }
        return String(words[index + 1])
      }
    )
  }

  /// The names in a list such as `automatic, always`, or nil for a row of another kind.
  var listedNames: [String]? {
    let names = text.partsBetweenCommas
    let isName = { (name: String) in
      name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "`" || $0 == "_" }
    }
    return body == nil && names.allSatisfy(isName) ? names : nil
  }
}

extension String {
  /// The words of a name, such as "file system" for `fileSystem`.
  var spelledOut: String {
    var words = ""
    var last: Character = "A"
    for character in self where character != "`" {
      let begins =
        character.isUppercase && !last.isUppercase || character.isNumber && !last.isNumber
      if begins, !words.isEmpty { words.append(" ") }
      words += character.lowercased()
      last = character
    }
    return words
  }

  /// The lines of the text, broken to fit into a comment.
  var brokenLines: [String] {
    var lines: [String] = []
    for word in split(separator: " ") {
      if let last = lines.last, last.count + word.count < 110 {
        lines[lines.count - 1] += " \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }

  /// The name with a capital first letter.
  var capitalizedName: String { prefix(1).uppercased() + dropFirst() }
}
