// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `SCNWrapMode` of Frameworks, and does nothing.
public enum SCNWrapMode: Int, Sendable {
  /// Stands in for `clamp` of `SCNWrapMode`.
  case clamp = 1
  /// Stands in for ``repeat`` of `SCNWrapMode`.
  case `repeat` = 2
  /// Stands in for `clampToBorder` of `SCNWrapMode`.
  case clampToBorder = 3
  /// Stands in for `mirror` of `SCNWrapMode`.
  case mirror = 4
}
