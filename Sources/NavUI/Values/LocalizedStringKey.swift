/// Localizable text, written as a literal with interpolated values.
///
/// If the app has a translation into the current language, that is shown; otherwise, the key itself, with its values
/// formatted as SwiftUI does in American English. So `"\(1234)"` becomes "1,234".
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  /// The key with a format specifier in place of each value.
  package let key: String

  /// The text to show.
  package let resolved: String

  /// The links in the text.
  package let links: [TextLink]

  /// Creates a key from a string.
  public init(_ value: String) {
    key = value
    let text = Self.translation(of: value, values: [])?.text
    (resolved, links) = InlineMarkdown.read(text ?? value)
  }

  /// Creates a key from a literal.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// Creates a key from a literal with interpolated values.
  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    key = stringInterpolation.key
    let values = stringInterpolation.values.map { range in
      String(decoding: Array(stringInterpolation.text.utf8)[range], as: UTF8.self)
    }
    if let found = Self.translation(of: key, values: values) {
      (resolved, links) = InlineMarkdown.read(found.text, verbatim: found.places)
      return
    }
    (resolved, links) = InlineMarkdown.read(
      stringInterpolation.text,
      verbatim: stringInterpolation.values
    )
  }
}
