// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `SCNActionTimingMode` of Frameworks, and does nothing.
public enum SCNActionTimingMode: Int, Sendable {
  /// Stands in for `linear` of `SCNActionTimingMode`.
  case linear, easeIn, easeOut, easeInEaseOut
}
