/// A translation that replaces `#if os(iOS)` and similar conditions with their results on an iPhone.
///
/// The compiler knows only the system that it compiles for. So the conditions are evaluated in the compiler's copy of
/// the text. Lines and columns stay the same.
enum PlatformConditions {
  /// Returns text in which the conditions on the operating system are replaced with their results.
  ///
  /// - Parameter text: Swift source.
  /// - Returns: The source for the compiler, of the same length.
  static func decided(in text: String) -> String {
    guard text.mentions("os(") || text.mentions("os (") else { return text }
    let tokens = SwiftTokenizer.tokens(of: text)
    var bytes = Array(text.utf8)
    var index = 0
    while index < tokens.count {
      guard tokens[index].startsLine, tokens[index].is("#"), index + 1 < tokens.count,
        ["if", "elseif"].contains(tokens[index + 1].word)
      else {
        index += 1
        continue
      }
      index += 2
      while index < tokens.count, !tokens[index].startsLine {
        if let system = system(at: index, in: tokens) {
          let range = tokens[index].range.lowerBound..<tokens[index + 3].range.upperBound
          let answer = system == "iOS" ? "(true)" : "(false)"
          let padding = String(repeating: " ", count: range.count - answer.utf8.count)
          bytes.replaceSubrange(range, with: (answer + padding).utf8)
        }
        index += 1
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the system that a condition names, or nil if the condition is too short to be replaced with its result.
  private static func system(at index: Int, in tokens: [SwiftToken]) -> String? {
    guard index + 3 < tokens.count, tokens[index].word == "os", tokens[index + 1].is("("),
      tokens[index + 3].is(")")
    else { return nil }
    let system = tokens[index + 2].word
    return system.utf8.count >= 3 ? system : nil
  }
}
