// Made by Scripts/generate from Scripts/stand-ins/HealthKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `HKAuthorizationStatus` of HealthKit, and does nothing.
public enum HKAuthorizationStatus: Int, Sendable {
  /// Stands in for `notDetermined` of `HKAuthorizationStatus`.
  case notDetermined, sharingDenied, sharingAuthorized
}
