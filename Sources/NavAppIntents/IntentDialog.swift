public import NavUI

/// Words that the system says or shows.
public struct IntentDialog: ExpressibleByStringInterpolation, Sendable {
  let text: String

  /// Creates a phrase from a literal.
  public init(stringLiteral value: String) {
    text = value
  }

  /// Creates words.
  ///
  /// - Parameter text: The text.
  public init(_ text: LocalizedStringResource) {
    self.text = String(localized: text)
  }
}
