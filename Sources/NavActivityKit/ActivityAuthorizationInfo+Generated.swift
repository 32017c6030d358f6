// Made by Scripts/generate from Scripts/stand-ins/ActivityKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `ActivityAuthorizationInfo` of ActivityKit, and does nothing.
public struct ActivityAuthorizationInfo: Sendable {
  /// Creates what stands in for a `ActivityAuthorizationInfo`.
  public init() {
  }
  /// Stands in for `areActivitiesEnabled` of `ActivityAuthorizationInfo`.
  public var areActivitiesEnabled: Bool { false }
}
