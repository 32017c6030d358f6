// Made by Scripts/generate from Scripts/stand-ins/Charts.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `PlotDimensionScaleRange` of Charts, and does nothing.
public struct PlotDimensionScaleRange: PositionScaleRange, Sendable {
  /// Creates what stands in for a `PlotDimensionScaleRange`.
  public init() {
  }
}
