extension String {
  /// A text that an app may translate.
  public typealias LocalizationValue = LocalizedStringKey

  /// Creates a text that an app may translate; the lab has no translations.
  ///
  /// - Parameters:
  ///   - keyAndValue: The text.
  ///   - table: The table of translations.
  ///   - bundle: The bundle of translations.
  ///   - locale: How values are written.
  ///   - comment: A note for translators.
  @available(iOS 15.0, *)
  public init(
    localized keyAndValue: String.LocalizationValue,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self = keyAndValue.resolved
  }

  /// Creates a text from a resource.
  ///
  /// - Parameter resource: The resource.
  @available(iOS 16.0, *)
  public init(localized resource: LocalizedStringResource) {
    self = resource.key.resolved
  }
}
