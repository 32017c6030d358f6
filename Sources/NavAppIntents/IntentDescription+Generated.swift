// Made by Scripts/generate from Scripts/stand-ins/AppIntents.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `IntentDescription` of AppIntents, and does nothing.
public struct IntentDescription: ExpressibleByStringLiteral, Sendable {
  /// Stands in for `text` of `IntentDescription`.
  public let text: String
  /// Creates what stands in for a `IntentDescription`.
  public init(stringLiteral value: String) {
    text = value
  }
  /// Creates what stands in for a `IntentDescription`.
  public init(_ text: String) {
    self.text = text
  }
}
