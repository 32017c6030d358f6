/// A translation that renames overrides in extensions, because Swift does not allow such overrides.
///
/// A `viewDidLoad()` in an extension of `UINavigationController` gets another name in the compiler's copy of the text,
/// so that it no longer overrides a method. The rest of the app then compiles, but nothing calls the method.
enum ExtensionOverrides {
  /// Returns text whose extensions contain no overrides.
  ///
  /// - Parameter text: Swift source.
  /// - Returns: The source for the compiler, of the same length.
  static func renamed(in text: String) -> String {
    guard text.mentions("extension"), text.mentions("override") else { return text }
    let tokens = SwiftTokenizer.tokens(of: text)
    let groups = TokenGroups(tokens)
    var bytes = Array(text.utf8)
    for start in tokens.indices where tokens[start].word == "extension" {
      guard let open = tokens[start...].firstIndex(where: { $0.is("{") }) else { continue }
      let end = groups.end(ofGroupAt: open)
      var index = open + 1
      while index < end {
        let token = tokens[index]
        if token.is("{") || token.is("(") || token.is("[") {
          index = max(groups.end(ofGroupAt: index), index + 1)
          continue
        }
        if token.word == "override", let name = name(in: tokens, behind: index, before: end) {
          for word in words(around: index, in: tokens) {
            bytes.replaceSubrange(
              tokens[word].range,
              with: tokens[word].range.map { _ in UInt8(ascii: " ") }
            )
          }
          bytes[tokens[name].range.upperBound - 1] = UInt8(ascii: "_")
        }
        index += 1
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let modifiers: Set = [
    "open", "public", "internal", "package", "fileprivate", "private", "class", "static", "final",
    "override", "nonisolated", "dynamic",
  ]

  /// Returns the index of the name of a function or property, or nil if the name is too short to be changed.
  private static func name(
    in tokens: [SwiftToken],
    behind start: Int,
    before end: Int
  ) -> Int? {
    let keyword = tokens[start..<end].firstIndex { !modifiers.contains($0.word) }
    guard let keyword, ["func", "var"].contains(tokens[keyword].word), keyword + 1 < end,
      tokens[keyword + 1].word.utf8.count > 1
    else { return nil }
    return keyword + 1
  }

  /// Returns the indices of a declaration's `override` and `open` modifiers.
  private static func words(around index: Int, in tokens: [SwiftToken]) -> [Int] {
    var first = index
    while first > 0, modifiers.contains(tokens[first - 1].word) { first -= 1 }
    var last = index
    while last + 1 < tokens.count, modifiers.contains(tokens[last + 1].word) { last += 1 }
    return (first...last).filter { ["override", "open"].contains(tokens[$0].word) }
  }
}
