extension Locale {
  /// The locale of a new simulator, in which texts are written.
  nonisolated static let american = Locale(identifier: "en_US")
}

extension FormatStyle {
  /// The style in a new simulator's locale, unless another one is set (OB-38).
  ///
  /// Foundation on Linux takes "English, in no region" for its current locale.
  nonisolated var forAmericans: Self {
    let isUnspecific = [Locale.current, .autoupdatingCurrent].contains { self == locale($0) }
    return isUnspecific ? locale(.american) : self
  }
}
