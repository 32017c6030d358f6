/// A text to show, written as a literal with interpolated values.
///
/// There are no translations: the key itself is what is shown, with its values filled in as SwiftUI
/// does in American English. So `"\(1234)"` reads "1,234".
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  /// The key with a format specifier in place of each value.
  package let key: String

  /// The text that is shown.
  package let resolved: String

  /// The links in the text.
  package let links: [TextLink]

  /// Creates a key from a string.
  public init(_ value: String) {
    key = value
    (resolved, links) = InlineMarkdown.read(value)
  }

  /// Creates a key from a literal.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// Creates a key from a literal with interpolated values.
  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    key = stringInterpolation.key
    (resolved, links) = InlineMarkdown.read(
      stringInterpolation.text,
      verbatim: stringInterpolation.values
    )
  }
}
