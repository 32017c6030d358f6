// Made by Scripts/generate from Scripts/stand-ins/EventKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `EKAuthorizationStatus` of EventKit, and does nothing.
public enum EKAuthorizationStatus: Int, Sendable {
  /// Stands in for `notDetermined` of `EKAuthorizationStatus`.
  case notDetermined, restricted, denied, fullAccess, writeOnly
}
