public import NavUI

/// A description of an intent for its users.
public struct IntentDescription: ExpressibleByStringInterpolation, Sendable {
  /// The text of the description.
  public let descriptionText: LocalizedStringResource

  /// Creates a description from a literal.
  public init(stringLiteral value: String) {
    descriptionText = LocalizedStringResource(stringLiteral: value)
  }

  /// Creates a description from text.
  ///
  /// - Parameters:
  ///   - descriptionText: The text.
  ///   - categoryName: The group that Shortcuts shows the intent in.
  public init(
    _ descriptionText: LocalizedStringResource,
    categoryName: LocalizedStringResource? = nil
  ) {
    self.descriptionText = descriptionText
  }
}
