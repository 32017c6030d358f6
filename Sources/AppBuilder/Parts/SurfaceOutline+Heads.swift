extension SurfaceOutline {
  /// The attributes, modifiers and keyword of a declaration.
  struct Head {
    /// The index of the declaration's keyword.
    var keyword: Int
    /// The modifiers before the keyword.
    var modifiers: Set<String>
  }

  /// Returns the word at an index, or nil if the word cannot name a declaration.
  func word(at index: Int) -> String? {
    guard index < tokens.count, MentionedWords.canFind(tokens[index].word) else { return nil }
    return tokens[index].word
  }

  /// Reads the attributes, modifiers and keyword of a declaration, or returns nil for an unknown form.
  ///
  /// - Parameter start: The index of its first token.
  /// - Returns: The head, or nil if it is not a known one.
  func head(at start: Int) -> Head? {
    var modifiers: Set<String> = []
    var index = start
    while index < tokens.count {
      let token = tokens[index]
      if token.is("@") {
        guard word(at: index + 1) != nil else { return nil }
        index += 2
        while index < tokens.count, tokens[index].is("."), word(at: index + 1) != nil { index += 2 }
        guard index < tokens.count, !tokens[index].is("<") else { return nil }
        if tokens[index].is("(") {
          // Otherwise, the brackets may be anything.
          guard tokens[index].range.lowerBound == tokens[index - 1].range.upperBound
          else { return nil }
          index = groups.end(ofGroupAt: index)
        }
        continue
      }
      guard !token.isEscaped else { return nil }
      let isModifier =
        Self.modifiers.contains(token.word)
        || token.word == "class" && Self.members.contains(word(at: index + 1) ?? "")
      guard isModifier else {
        guard Self.keywords.contains(token.word) else { return nil }
        return Head(keyword: index, modifiers: modifiers)
      }
      modifiers.insert(token.word)
      index += 1
      if index < tokens.count, tokens[index].is("(") { index = groups.end(ofGroupAt: index) }
    }
    return nil
  }

  /// Returns the index of the next opening brace and the index after the matching brace, or nil if either is uncertain.
  func block(after keyword: Int) -> (open: Int, end: Int)? {
    var index = keyword + 1
    while index < tokens.count {
      let token = tokens[index]
      if token.is("{") {
        let end = groups.end(ofGroupAt: index)
        return end > index + 1 && tokens[end - 1].is("}") ? (index, end) : nil
      }
      if token.is("}") || token.is(")") || token.is("]") || token.is(";") { return nil }
      if index > keyword + 1, token.startsLine, startsDeclaration(token) { return nil }
      index = groups.end(ofGroupAt: index)
    }
    return nil
  }

  /// Returns the index after a declaration without braces, or nil if its end is uncertain.
  ///
  /// - Parameters:
  ///   - keyword: The index of its keyword.
  ///   - limit: The index at which it ends in any case.
  /// - Returns: The index.
  func end(ofLinesAfter keyword: Int, before limit: Int) -> Int? {
    var index = keyword + 1
    while index < limit {
      let token = tokens[index]
      if token.is(";") { return index }
      if token.is("}") || token.is(")") || token.is("]") { return nil }
      if index > keyword + 1, token.startsLine, startsDeclaration(token) { return index }
      index = groups.end(ofGroupAt: index)
    }
    return index
  }

  /// Returns whether a token at the start of a line starts, or may start, a declaration.
  private func startsDeclaration(_ token: SwiftToken) -> Bool {
    if token.is("@") || token.is("#") { return true }
    return !token.isEscaped
      && (Self.keywords.contains(token.word) || Self.modifiers.contains(token.word))
  }

  private static let keywords: Set = [
    "struct", "class", "enum", "actor", "protocol", "extension", "func", "let", "var", "typealias",
    "import", "operator", "precedencegroup", "macro", "init", "deinit", "subscript", "case",
    "associatedtype",
  ]
  private static let members: Set = ["func", "var", "let", "subscript"]
  private static let modifiers: Set = [
    "public", "package", "internal", "fileprivate", "private", "open", "final", "static",
    "indirect", "lazy", "weak", "unowned", "override", "required", "convenience", "dynamic",
    "optional", "mutating", "nonmutating", "nonisolated", "isolated", "distributed", "prefix",
    "postfix", "infix", "consuming", "borrowing", "async",
  ]
}
