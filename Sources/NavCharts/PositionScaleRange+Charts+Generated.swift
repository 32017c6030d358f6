// Made by Scripts/generate from Scripts/stand-ins/Charts.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

extension PositionScaleRange where Self == PlotDimensionScaleRange {
  /// Stands in for `plotDimension` of `PositionScaleRange`.
  public static var plotDimension: PlotDimensionScaleRange { PlotDimensionScaleRange() }
  /// Stands in for `plotDimension` of `PositionScaleRange`.
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange()
  }
  /// Stands in for `plotDimension` of `PositionScaleRange`.
  public static func plotDimension(
    startPadding: CGFloat = 0,
    endPadding: CGFloat = 0
  ) -> PlotDimensionScaleRange { PlotDimensionScaleRange() }
}
