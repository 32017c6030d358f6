public import NavUI

/// Text that the system speaks or shows.
public struct IntentDialog: ExpressibleByStringInterpolation, Sendable {
  let text: String

  /// Creates a dialog from a literal.
  public init(stringLiteral value: String) {
    text = value
  }

  /// Creates a dialog from text.
  ///
  /// - Parameter text: The text.
  public init(_ text: LocalizedStringResource) {
    self.text = String(localized: text)
  }
}
