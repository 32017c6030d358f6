// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `ATTrackingManagerAuthorizationStatus` of Frameworks, and does nothing.
public enum ATTrackingManagerAuthorizationStatus: UInt, Sendable {
  /// Stands in for `notDetermined` of `ATTrackingManagerAuthorizationStatus`.
  case notDetermined, restricted, denied, authorized
}
