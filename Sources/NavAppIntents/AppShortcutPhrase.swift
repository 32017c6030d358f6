/// Words that start an intent, with the app's name and values of parameters in them.
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
  /// Creates words from a literal.
  public init(stringLiteral value: String) {}

  /// Creates words from a literal with values.
  public init(stringInterpolation: StringInterpolation) {}

  /// The words while they are put together.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// Begins with nothing.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds words.
    public mutating func appendLiteral(_ literal: String) {}

    /// Adds the app's name.
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {}

    /// Adds the value of a parameter.
    public mutating func appendInterpolation<Value>(
      _ parameter: KeyPath<Intent, IntentParameter<Value>>
    ) {}
  }
}

/// A placeholder in the words of a shortcut.
public struct AppShortcutPhraseToken: Sendable {
  /// The app's name.
  public static let applicationName = Self()
}
