extension EnvironmentValues {
  /// The language and region of the user.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }
}

private struct LocaleKey: EnvironmentKey {
  static var defaultValue: Locale {
    let language = Translations.shared.language
    return Locale(identifier: language == "en" ? "en_US" : language)
  }
}

/// The environment key for support of multiple windows.
struct SupportsMultipleWindowsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
