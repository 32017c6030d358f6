// Made by Scripts/generate from Scripts/stand-ins/CoreMotion.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `CMAuthorizationStatus` of CoreMotion, and does nothing.
public enum CMAuthorizationStatus: Int, Sendable {
  /// Stands in for `notDetermined` of `CMAuthorizationStatus`.
  case notDetermined, restricted, denied, authorized
}
