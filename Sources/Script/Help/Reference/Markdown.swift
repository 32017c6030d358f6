/// A namespace for functions that escape text for Markdown documents.
enum Markdown {
  /// Returns prose in which no character is interpreted as markup.
  static func prose(_ text: String) -> String {
    text.reduce(into: "") { prose, character in
      if #"\`*_<>[]"#.contains(character) { prose.append("\\") }
      prose.append(character)
    }
  }

  /// Returns prose in which only code between backticks is interpreted as markup.
  static func proseWithCode(_ text: String) -> String {
    text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .map { index, part in index.isMultiple(of: 2) ? prose(String(part)) : "`\(part)`" }
      .joined()
  }
}
