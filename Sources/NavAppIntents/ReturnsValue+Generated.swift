// Made by Scripts/generate from Scripts/stand-ins/AppIntents.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `ReturnsValue` of AppIntents, and does nothing.
public protocol ReturnsValue<Value>: IntentResult {
  /// Stands in for `associatedtype` of `ReturnsValue`.
  associatedtype Value: Sendable
}
