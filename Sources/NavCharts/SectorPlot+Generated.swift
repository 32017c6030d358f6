// Made by Scripts/generate from Scripts/stand-ins/Charts.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `SectorPlot` of Charts, and does nothing.
public struct SectorPlot: ChartContent {
  /// Creates what stands in for a `SectorPlot`.
  public init<D: RandomAccessCollection, V: Plottable>(
    _ data: D,
    angle: PlottableProjection<D.Element, V>,
    innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic,
    angularInset: CGFloat? = nil
  ) {
  }
}
