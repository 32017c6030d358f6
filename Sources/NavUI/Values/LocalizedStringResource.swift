/// Localizable text with a locale and a table of translations.
@available(iOS 16.0, *)
public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation,
  @unchecked Sendable
{
  /// The text with its values, as a key that views accept.
  package let localizedKey: LocalizedStringKey
  /// The locale in which values are formatted.
  public var locale: Locale
  /// The table of translations, or nil for the default table.
  public let table: String?

  /// The key of the text in the table.
  public var key: String { localizedKey.key }

  /// Creates text from a literal.
  public init(stringLiteral value: String) {
    self.init(LocalizedStringKey(value))
  }

  /// Creates text from a literal with interpolated values.
  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    self.init(LocalizedStringKey(stringInterpolation: stringInterpolation))
  }

  /// Creates text from a literal and the location of its translations.
  ///
  /// - Parameters:
  ///   - keyAndValue: The text.
  ///   - table: The table of translations.
  ///   - locale: The locale in which values are formatted.
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

  /// Creates text with a separate key.
  ///
  /// - Parameters:
  ///   - key: The key, which is not shown.
  ///   - defaultValue: The text.
  ///   - table: The table of translations.
  ///   - locale: The locale in which values are formatted.
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

  /// A location of translations.
  public enum BundleDescription: Sendable {
    /// The app's main bundle.
    case main
    /// The bundle that contains a class.
    case forClass(AnyClass)
    /// The bundle in a folder.
    case atURL(URL)
  }
}
