// Made by Scripts/generate from Scripts/stand-ins/AppIntents.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `IntentDialog` of AppIntents, and does nothing.
public struct IntentDialog: ExpressibleByStringInterpolation, Sendable {
  /// Stands in for `text` of `IntentDialog`.
  public let text: String
  /// Creates what stands in for a `IntentDialog`.
  public init(stringLiteral value: String) {
    text = value
  }
}
