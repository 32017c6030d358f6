/// A phrase that starts an intent, with the app's name and values of parameters in it.
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
  /// Creates a phrase from a literal.
  public init(stringLiteral value: String) {}

  /// Creates a phrase from a literal with values.
  public init(stringInterpolation: StringInterpolation) {}

  /// A phrase while its values are inserted.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// Creates an empty interpolation.
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

/// A placeholder in the phrase of a shortcut.
public struct AppShortcutPhraseToken: Sendable {
  /// The app's name.
  public static let applicationName = Self()
}
