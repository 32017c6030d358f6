// Made by Scripts/generate from Scripts/stand-ins/Photos.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `PHAuthorizationStatus` of Photos, and does nothing.
public enum PHAuthorizationStatus: Int, Sendable {
  /// Stands in for `notDetermined` of `PHAuthorizationStatus`.
  case notDetermined, restricted, denied, authorized, limited
}
