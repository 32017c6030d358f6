// Made by Scripts/generate from Scripts/stand-ins/AVFoundation.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `AVAuthorizationStatus` of AVFoundation, and does nothing.
public enum AVAuthorizationStatus: Int, Sendable {
  /// Stands in for `notDetermined` of `AVAuthorizationStatus`.
  case notDetermined, restricted, denied, authorized
}
