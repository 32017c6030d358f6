/// The Markdown that SwiftUI understands inside a `LocalizedStringKey`.
enum InlineMarkdown {
  /// The text without its markup.
  ///
  /// - Parameters:
  ///   - text: The text, with its values filled in.
  ///   - verbatim: Where values stand, in UTF-8 offsets; they are not read as Markdown.
  /// - Returns: What is shown.
  static func plainText(_ text: String, verbatim: [Range<Int>] = []) -> String {
    text
  }
}
