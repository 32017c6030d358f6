// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `SCNBlendMode` of Frameworks, and does nothing.
public enum SCNBlendMode: Int, Sendable {
  /// Stands in for `alpha` of `SCNBlendMode`.
  case alpha, add, subtract, multiply, screen, replace, max
}
