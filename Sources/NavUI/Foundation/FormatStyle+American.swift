extension Locale {
  /// The language and region of a new simulator, which texts are written for.
  nonisolated static let american = Locale(identifier: "en_US")
}

extension FormatStyle {
  /// The style, for a new simulator's language and region unless it is for others (OB-38).
  ///
  /// Foundation on Linux takes "English, in no region" for its current locale.
  nonisolated var forAmericans: Self {
    let isUnspecific = [Locale.current, .autoupdatingCurrent].contains { self == locale($0) }
    return isUnspecific ? locale(.american) : self
  }
}
