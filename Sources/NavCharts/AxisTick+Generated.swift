// Made by Scripts/generate from Scripts/stand-ins/Charts.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `AxisTick` of Charts, and does nothing.
public struct AxisTick: AxisMark {
  /// Creates what stands in for a `AxisTick`.
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
  }
}
