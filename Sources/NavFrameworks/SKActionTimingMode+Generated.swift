// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `SKActionTimingMode` of Frameworks, and does nothing.
public enum SKActionTimingMode: Int, Sendable {
  /// Stands in for `linear` of `SKActionTimingMode`.
  case linear, easeIn, easeOut, easeInEaseOut
}
