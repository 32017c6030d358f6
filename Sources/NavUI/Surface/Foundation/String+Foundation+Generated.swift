// Made by Scripts/generate from Scripts/surface/Foundation.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

extension String {
  /// A localizable text.
  public typealias LocalizationValue = LocalizedStringKey

  /// Creates a text with an explicit key, which is not shown.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - defaultValue: The text.
  ///   - table: The table of translations.
  ///   - bundle: The bundle of translations.
  ///   - locale: The locale of written values.
  ///   - comment: A note for translators.
  @available(iOS 15.0, *)
  public init(
    localized key: StaticString,
    defaultValue: String.LocalizationValue,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale = .current,
    comment: StaticString? = nil
  ) { self = defaultValue.resolved }

  /// Creates a text from a resource.
  ///
  /// - Parameter resource: The resource.
  @available(iOS 16.0, *)
  public init(localized resource: LocalizedStringResource) { self = resource.localizedKey.resolved }
}
