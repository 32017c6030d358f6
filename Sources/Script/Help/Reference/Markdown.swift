/// The little that the documents need to know of Markdown.
enum Markdown {
  /// Prose in which nothing is taken for markup.
  static func prose(_ text: String) -> String {
    text.reduce(into: "") { prose, character in
      if #"\`*_<>[]"#.contains(character) { prose.append("\\") }
      prose.append(character)
    }
  }

  /// Prose in which nothing but code between backticks is taken for markup.
  static func proseWithCode(_ text: String) -> String {
    text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .map { index, part in index.isMultiple(of: 2) ? prose(String(part)) : "`\(part)`" }
      .joined()
  }
}
