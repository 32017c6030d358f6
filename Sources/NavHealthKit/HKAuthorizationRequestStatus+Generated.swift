// Made by Scripts/generate from Scripts/stand-ins/HealthKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `HKAuthorizationRequestStatus` of HealthKit, and does nothing.
public enum HKAuthorizationRequestStatus: Int, Sendable {
  /// Stands in for `unknown` of `HKAuthorizationRequestStatus`.
  case unknown, shouldRequest, unnecessary
}
