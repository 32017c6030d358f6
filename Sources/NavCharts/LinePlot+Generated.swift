// Made by Scripts/generate from Scripts/stand-ins/Charts.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `LinePlot` of Charts, and does nothing.
public struct LinePlot: ChartContent {
  /// Creates what stands in for a `LinePlot`.
  public init(
    x: LocalizedStringKey,
    y: LocalizedStringKey,
    domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) {
  }
  /// Creates what stands in for a `LinePlot`.
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(
    x: S1,
    y: S2,
    domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) {
  }
  /// Creates what stands in for a `LinePlot`.
  public init(
    x: LocalizedStringKey,
    y: LocalizedStringKey,
    t: LocalizedStringKey,
    domain: ClosedRange<Double>,
    function: @escaping @Sendable (Double) -> (x: Double, y: Double)
  ) {
  }
  /// Creates what stands in for a `LinePlot`.
  public init<D: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: D,
    x: PlottableProjection<D.Element, X>,
    y: PlottableProjection<D.Element, Y>
  ) {
  }
  /// Creates what stands in for a `LinePlot`.
  public init<D: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
    _ data: D,
    x: PlottableProjection<D.Element, X>,
    y: PlottableProjection<D.Element, Y>,
    series: PlottableProjection<D.Element, S>
  ) {
  }
}
