/// The Markdown syntax that the documents need.
enum Markdown {
  /// Returns prose without characters that are read as markup.
  static func prose(_ text: String) -> String {
    text.reduce(into: "") { prose, character in
      if #"\`*_<>[]"#.contains(character) { prose.append("\\") }
      prose.append(character)
    }
  }

  /// Returns prose in which only code between backticks is read as markup.
  static func proseWithCode(_ text: String) -> String {
    text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .map { index, part in index.isMultiple(of: 2) ? prose(String(part)) : "`\(part)`" }
      .joined()
  }
}
