/// A text to show, and where its translations are; only the text is used.
@available(iOS 16.0, *)
public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation,
  @unchecked Sendable
{
  /// The text.
  package let key: LocalizedStringKey

  /// Creates a text from a literal.
  public init(stringLiteral value: String) {
    key = LocalizedStringKey(value)
  }

  /// Creates a text from a literal with values.
  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    key = LocalizedStringKey(stringInterpolation: stringInterpolation)
  }

  /// Creates a text from a literal with values, and where its translations are.
  public init(
    _ keyAndValue: LocalizedStringKey,
    table: String? = nil,
    locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    key = keyAndValue
  }
}
