/// A phrase that starts an intent, with placeholders for the app's name and values of parameters.
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
  /// Creates a phrase from a literal.
  public init(stringLiteral value: String) {}

  /// Creates a phrase from a literal with placeholders.
  public init(stringInterpolation: StringInterpolation) {}

  /// A phrase that is being built from a literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// Creates an empty interpolation.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Appends a part of the literal.
    public mutating func appendLiteral(_ literal: String) {}

    /// Appends the name of the app.
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {}

    /// Appends the value of a parameter.
    public mutating func appendInterpolation<Value>(
      _ parameter: KeyPath<Intent, IntentParameter<Value>>
    ) {}
  }
}

/// A placeholder in the phrase of a shortcut.
public struct AppShortcutPhraseToken: Sendable {
  /// A placeholder that is replaced with the name of the app.
  public static let applicationName = Self()
}
