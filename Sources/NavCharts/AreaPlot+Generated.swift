// Made by Scripts/generate from Scripts/stand-ins/Charts.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `AreaPlot` of Charts, and does nothing.
public struct AreaPlot: ChartContent {
  /// Creates what stands in for a `AreaPlot`.
  public init(
    x: LocalizedStringKey,
    y: LocalizedStringKey,
    domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) {
  }
  /// Creates what stands in for a `AreaPlot`.
  public init(
    x: LocalizedStringKey,
    yStart: LocalizedStringKey,
    yEnd: LocalizedStringKey,
    domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
  ) {
  }
  /// Creates what stands in for a `AreaPlot`.
  public init<D: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: D,
    x: PlottableProjection<D.Element, X>,
    y: PlottableProjection<D.Element, Y>,
    stacking: MarkStackingMethod = .standard
  ) {
  }
}
