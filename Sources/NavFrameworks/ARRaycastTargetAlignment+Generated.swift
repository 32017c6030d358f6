// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `ARRaycastTargetAlignment` of Frameworks, and does nothing.
public enum ARRaycastTargetAlignment: Int, Sendable {
  /// Stands in for `horizontal` of `ARRaycastTargetAlignment`.
  case horizontal, vertical, any
}
