// Made by Scripts/generate from Scripts/stand-ins/Charts.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `PointPlot` of Charts, and does nothing.
public struct PointPlot: ChartContent {
  /// Creates what stands in for a `PointPlot`.
  public init<D: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: D,
    x: PlottableProjection<D.Element, X>,
    y: PlottableProjection<D.Element, Y>
  ) {
  }
}
