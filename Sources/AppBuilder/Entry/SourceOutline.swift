/// What a file offers as the start of an app, found without a compiler.
struct SourceOutline: Hashable {
  /// The type marked with `@main`, if any.
  var mainType: String?
  /// The views at the top level that other files can make without arguments, in order.
  var views: [String] = []
  /// The code of the `#Preview` blocks that could stand in a view's body.
  var previews: [String] = []
  /// The types that conform to `PreviewProvider`.
  var previewProviders: [String] = []
  /// The imported modules.
  var imports: [String] = []

  /// Reads a file's text.
  init(of text: String) {
    let tokens = SwiftTokenizer.tokens(of: text)
    var index = 0
    var isMain = false
    while index < tokens.count {
      let token = tokens[index]
      let following = index + 1 < tokens.count ? tokens[index + 1] : nil
      switch token.kind {
      case .symbol("@") where following?.word == "main": isMain = true
      case .symbol("#") where following?.word == "Preview":
        index = addPreview(in: tokens, at: index + 2, text: text)
        continue
      case .symbol("{"), .symbol("("), .symbol("["):
        index = tokens.end(ofGroupAt: index)
        continue
      case .word("import"):
        if let module = following?.word, token.startsLine { imports.append(module) }
      case .word("struct"), .word("class"), .word("enum"), .word("actor"):
        if isMain, let name = following?.word { mainType = name }
        isMain = false
        if token.word == "struct" { addType(in: tokens, at: index) }
      default: break
      }
      index += 1
    }
  }

  private mutating func addPreview(in tokens: [SwiftToken], at start: Int, text: String) -> Int {
    var index = start
    if index < tokens.count, tokens[index].is("(") { index = tokens.end(ofGroupAt: index) }
    guard index < tokens.count, tokens[index].is("{") else { return index }
    let end = tokens.end(ofGroupAt: index)
    let body = tokens[index..<end].dropFirst().dropLast()
    if let first = body.first, let last = body.last,
      !body.contains(where: { $0.word == "Previewable" })
    {
      let code = Array(text.utf8)[first.range.lowerBound..<last.range.upperBound]
      previews.append(String(decoding: code, as: UTF8.self))
    }
    return end
  }

  private mutating func addType(in tokens: [SwiftToken], at index: Int) {
    guard index + 2 < tokens.count, !tokens[index + 1].word.isEmpty else { return }
    let name = tokens[index + 1].word
    guard let brace = tokens[index...].firstIndex(where: { $0.is("{") }) else { return }
    let conformances = tokens[index..<brace].drop { !$0.is(":") }.prefix { $0.word != "where" }
    if conformances.contains(where: { $0.word == "PreviewProvider" }) {
      previewProviders.append(name)
    }
    let isVisible = !tokens.modifiers(before: index).contains { $0.hasSuffix("private") }
    let body = Array(tokens[brace..<tokens.end(ofGroupAt: brace)].dropFirst().dropLast())
    if isVisible, !tokens[index + 2].is("<"), conformances.contains(where: { $0.word == "View" }),
      MemberOutline(of: body).canBeMadeWithoutArguments
    {
      views.append(name)
    }
  }
}

extension [SwiftToken] {
  /// The index behind the bracket that closes the one at the index, or the end when none does.
  func end(ofGroupAt start: Int) -> Int {
    var depth = 0
    for index in start..<count {
      switch self[index].kind {
      case .symbol("{"), .symbol("("), .symbol("["): depth += 1
      case .symbol("}"), .symbol(")"), .symbol("]"): depth -= 1
      default: break
      }
      if depth == 0 { return index + 1 }
    }
    return count
  }

  /// The words of modifiers right before a declaration's keyword.
  func modifiers(before index: Int) -> [String] {
    let known: Set = [
      "private", "fileprivate", "internal", "public", "package", "nonisolated", "final",
    ]
    return self[..<index].reversed().map(\.word).prefix { known.contains($0) }.map(\.self)
  }
}
