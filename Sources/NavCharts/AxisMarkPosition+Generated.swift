// Made by Scripts/generate from Scripts/stand-ins/Charts.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `AxisMarkPosition` of Charts, and does nothing.
public enum AxisMarkPosition: Sendable {
  /// Stands in for `automatic` of `AxisMarkPosition`.
  case automatic, top, bottom, leading, trailing
}
