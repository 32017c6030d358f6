// Made by Scripts/generate from Scripts/stand-ins/ActivityKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `ActivityAuthorizationError` of ActivityKit, and does nothing.
public enum ActivityAuthorizationError: Error, Sendable {
  /// Stands in for `denied` of `ActivityAuthorizationError`.
  case denied, unsupported
}
