// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `CBManagerAuthorization` of Frameworks, and does nothing.
public enum CBManagerAuthorization: Int, Sendable {
  /// Stands in for `notDetermined` of `CBManagerAuthorization`.
  case notDetermined, restricted, denied, allowedAlways
}
