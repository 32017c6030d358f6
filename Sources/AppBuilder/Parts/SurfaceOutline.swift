/// The top-level declarations of a source file, in order.
struct SurfaceOutline {
  /// The declarations in the order of the text.
  private(set) var declarations: [SurfaceDeclaration] = []

  let source: SurfaceTokens
  let tokens: [SwiftToken]
  let groups: TokenGroups

  /// Creates an outline from the tokens of a file, or returns nil if some code cannot be recognised as a declaration.
  ///
  /// - Parameter source: The tokens.
  init?(_ source: SurfaceTokens) {
    self.source = source
    tokens = source.tokens
    groups = TokenGroups(tokens)
    var index = 0
    while index < tokens.count {
      if tokens[index].is(";") {
        index += 1
        continue
      }
      guard let (kind, end) = declaration(at: index), end > index, end <= tokens.count
      else { return nil }
      declarations.append(
        SurfaceDeclaration(
          kind: kind,
          text: source.text(of: index..<end),
          contents: source.contents(of: index..<end)
        )
      )
      index = end
    }
  }

  /// Returns a declaration's kind and the index after the declaration, or nil if either is uncertain.
  private func declaration(at start: Int) -> (kind: SurfaceDeclaration.Kind, end: Int)? {
    if tokens[start].is("#") { return preview(at: start) }
    guard let head = head(at: start) else { return nil }
    let keyword = head.keyword
    switch tokens[keyword].word {
    case "struct", "class", "enum", "actor", "protocol":
      guard let name = word(at: keyword + 1), let block = block(after: keyword) else { return nil }
      let isPrivate = !head.modifiers.isDisjoint(with: ["private", "fileprivate"])
      return (.type(name: name, isPrivate: isPrivate), block.end)
    case "extension":
      guard let block = block(after: keyword) else { return nil }
      return extended(from: start, keyword, block).map { (.extended($0), block.end) }
    case "func":
      guard let block = block(after: keyword) else { return nil }
      return (word(at: keyword + 1).map { .named([$0]) } ?? .shared, block.end)
    case "let", "var":
      guard let end = end(ofLinesAfter: keyword, before: tokens.count) else { return nil }
      return names(in: (keyword + 1)..<end).map { (.named($0), end) }
    case "typealias":
      guard let name = word(at: keyword + 1),
        let end = end(ofLinesAfter: keyword, before: tokens.count)
      else { return nil }
      return (.named([name]), end)
    case "import", "operator":
      return end(ofLinesAfter: keyword, before: tokens.count).map { (.shared, $0) }
    case "precedencegroup": return block(after: keyword).map { (.shared, $0.end) }
    default: return nil
    }
  }

  private func preview(at start: Int) -> (kind: SurfaceDeclaration.Kind, end: Int)? {
    guard word(at: start + 1) == "Preview" else { return nil }
    var index = start + 2
    if index < tokens.count, tokens[index].is("(") { index = groups.end(ofGroupAt: index) }
    guard index < tokens.count, tokens[index].is("{") else { return nil }
    let end = groups.end(ofGroupAt: index)
    return tokens[end - 1].is("}") ? (.preview, end) : nil
  }

  /// Returns the names that a variable declaration introduces, or nil if they are uncertain.
  private func names(in range: Range<Int>) -> Set<String>? {
    var names: Set<String> = []
    var index = range.lowerBound
    var isPattern = true
    while index < range.upperBound {
      let token = tokens[index]
      let end = groups.end(ofGroupAt: index)
      if isPattern {
        let found = tokens[index..<min(end, range.upperBound)].map(\.word).filter { !$0.isEmpty }
        if found.isEmpty { return nil }
        names.formUnion(found)
      }
      isPattern = token.is(",")
      index = end
    }
    return names.isEmpty ? nil : names
  }
}
