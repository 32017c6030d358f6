extension Locale {
  /// The locale of a new simulator, used for formatting values.
  nonisolated static let american = Locale(identifier: "en_US")
}

extension FormatStyle {
  /// The style in a new simulator's locale, unless another locale is set (OB-38).
  ///
  /// The current locale of Foundation on Linux is English without a region.
  nonisolated var forAmericans: Self {
    let isUnspecific = [Locale.current, .autoupdatingCurrent].contains { self == locale($0) }
    return isUnspecific ? locale(.american) : self
  }
}
