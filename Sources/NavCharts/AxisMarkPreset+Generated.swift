// Made by Scripts/generate from Scripts/stand-ins/Charts.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `AxisMarkPreset` of Charts, and does nothing.
public enum AxisMarkPreset: Sendable {
  /// Stands in for `automatic` of `AxisMarkPreset`.
  case automatic, aligned, extended, inset
}
