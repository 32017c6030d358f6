/// A namespace for the Markdown that a `LocalizedStringKey` can contain.
///
/// Emphasis, code, strikethrough and links are read, so that a label can be found by the text that a user sees. Values
/// are shown as they are.
enum InlineMarkdown {
  /// Returns text without its markup, together with the links in it.
  ///
  /// - Parameters:
  ///   - text: The text, with its values filled in.
  ///   - verbatim: The ranges of values, in UTF-8 offsets; they are not read as Markdown.
  /// - Returns: The visible text, and the links in order.
  static func read(
    _ text: String,
    verbatim: [Range<Int>] = []
  ) -> (text: String, links: [TextLink]) {
    guard text.utf8.contains(where: { marks.contains($0) }) else { return (text, []) }
    var reader = InlineMarkdownReader(letters: letters(of: text, verbatim: verbatim))
    let plainText = reader.plainText()
    return (plainText, reader.links)
  }

  private static let marks = Set("*_`~[\\".utf8)

  /// Returns the characters of text, each with a Boolean value that indicates whether it may be markup.
  private static func letters(
    of text: String,
    verbatim: [Range<Int>]
  ) -> [InlineMarkdownReader.Letter] {
    var offset = 0
    var values = verbatim[...]
    return text.map { character in
      while let value = values.first, value.upperBound <= offset { values.removeFirst() }
      let isValue = values.first?.contains(offset) ?? false
      offset += character.utf8.count
      return InlineMarkdownReader.Letter(character: character, isMarkup: !isValue)
    }
  }
}
