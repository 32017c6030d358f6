// Made by Scripts/generate from Scripts/stand-ins/Charts.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `PlotDimensionScaleRange` of Charts, and does nothing.
public struct PlotDimensionScaleRange: Sendable {
  /// Creates what stands in for a `PlotDimensionScaleRange`.
  public init() {
  }
  /// Stands in for `plotDimension` of `PlotDimensionScaleRange`.
  public static var plotDimension: PlotDimensionScaleRange { PlotDimensionScaleRange() }
  /// Stands in for `plotDimension` of `PlotDimensionScaleRange`.
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange()
  }
  /// Stands in for `plotDimension` of `PlotDimensionScaleRange`.
  public static func plotDimension(
    startPadding: CGFloat = 0,
    endPadding: CGFloat = 0
  ) -> PlotDimensionScaleRange { PlotDimensionScaleRange() }
}
