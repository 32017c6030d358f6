/// Text to show, and where its translations are; only the text is used.
@available(iOS 16.0, *)
public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation,
  @unchecked Sendable
{
  /// The text with its values, as views take it.
  package let localizedKey: LocalizedStringKey
  /// The locale in which values are written.
  public var locale: Locale
  /// The table of translations, or nil for the usual one.
  public let table: String?

  /// The key of the text among the translations.
  public var key: String { localizedKey.key }

  /// Creates text from a literal.
  public init(stringLiteral value: String) {
    self.init(LocalizedStringKey(value))
  }

  /// Creates text from a literal with values.
  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    self.init(LocalizedStringKey(stringInterpolation: stringInterpolation))
  }

  /// Creates text from a literal with values, and where its translations are.
  ///
  /// - Parameters:
  ///   - keyAndValue: The text.
  ///   - table: The table of translations.
  ///   - locale: The locale of written values.
  ///   - bundle: The bundle of translations.
  ///   - comment: A note for translators.
  public init(
    _ keyAndValue: String.LocalizationValue,
    table: String? = nil,
    locale: Locale = .current,
    bundle: BundleDescription = .main,
    comment: StaticString? = nil
  ) {
    localizedKey = keyAndValue
    self.table = table
    self.locale = locale
  }

  /// Creates text with its own key.
  ///
  /// - Parameters:
  ///   - key: The key, which is not shown.
  ///   - defaultValue: The text.
  ///   - table: The table of translations.
  ///   - locale: The locale of written values.
  ///   - bundle: The bundle of translations.
  ///   - comment: A note for translators.
  public init(
    _ key: StaticString,
    defaultValue: String.LocalizationValue,
    table: String? = nil,
    locale: Locale = .current,
    bundle: BundleDescription = .main,
    comment: StaticString? = nil
  ) {
    self.init(defaultValue, table: table, locale: locale)
  }

  /// The place of translations.
  public enum BundleDescription: Sendable {
    /// In the app.
    case main
    /// In the bundle of a class.
    case forClass(AnyClass)
    /// In a folder.
    case atURL(URL)
  }
}
