extension String {
  /// Creates a localized string in the current language.
  ///
  /// - Parameters:
  ///   - keyAndValue: The text.
  ///   - table: The table of translations.
  ///   - bundle: The bundle of translations.
  ///   - locale: The locale of written values.
  ///   - comment: A note for translators.
  @available(iOS 15.0, *)
  public init(
    localized keyAndValue: String.LocalizationValue,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    let own = table.flatMap {
      LocalizedStringKey.translation(of: keyAndValue.key, values: [], table: $0)
    }
    self = own?.text ?? keyAndValue.resolved
  }
}
