// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `INSiriAuthorizationStatus` of Frameworks, and does nothing.
public enum INSiriAuthorizationStatus: Int, Sendable {
  /// Stands in for `notDetermined` of `INSiriAuthorizationStatus`.
  case notDetermined, restricted, denied, authorized
}
