// Made by Scripts/generate from Scripts/stand-ins/Charts.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `PointMark` of Charts, and does nothing.
public struct PointMark: ChartContent {
  /// Creates what stands in for a `PointMark`.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
  }
  /// Creates what stands in for a `PointMark`.
  public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
  }
  /// Creates what stands in for a `PointMark`.
  public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
  }
}
