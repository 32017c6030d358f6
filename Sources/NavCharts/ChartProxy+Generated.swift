// Made by Scripts/generate from Scripts/stand-ins/Charts.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `ChartProxy` of Charts, and does nothing.
public struct ChartProxy {
  /// Creates what stands in for a `ChartProxy`.
  public init() {
  }
  /// Stands in for `plotSize` of `ChartProxy`.
  public var plotSize: CGSize { .zero }
  /// Stands in for `plotAreaSize` of `ChartProxy`.
  public var plotAreaSize: CGSize { .zero }
  /// Stands in for `plotFrame` of `ChartProxy`.
  public var plotFrame: Anchor<CGRect>? { nil }
  /// Stands in for `plotContainerFrame` of `ChartProxy`.
  public var plotContainerFrame: Anchor<CGRect>? { nil }
  /// Stands in for `plotAreaFrame` of `ChartProxy`.
  public var plotAreaFrame: Anchor<CGRect> {
    fatalError("Charts draw nothing in NavLab, so a chart has no plot area.")
  }
  /// Stands in for `value` of `ChartProxy`.
  public func value<X: Plottable, Y: Plottable>(
    at position: CGPoint,
    as type: (X, Y).Type = (X, Y).self
  ) -> (X, Y)? { nil }
  /// Stands in for `value` of `ChartProxy`.
  public func value<P: Plottable>(atAngle angle: Angle, as type: P.Type = P.self) -> P? { nil }
  /// Stands in for `position` of `ChartProxy`.
  public func position<P: Plottable>(forY value: P) -> CGFloat? { nil }
  /// Stands in for `position` of `ChartProxy`.
  public func position<X: Plottable, Y: Plottable>(for value: (x: X, y: Y)) -> CGPoint? { nil }
  /// Stands in for `positionRange` of `ChartProxy`.
  public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? { nil }
  /// Stands in for `positionRange` of `ChartProxy`.
  public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? { nil }
  /// Stands in for `angle` of `ChartProxy`.
  public func angle(at position: CGPoint) -> Angle { .zero }
  /// Stands in for `selectXValue` of `ChartProxy`.
  public func selectXValue(at position: CGFloat) {}
  /// Stands in for `selectYValue` of `ChartProxy`.
  public func selectYValue(at position: CGFloat) {}
  /// Stands in for `selectAngleValue` of `ChartProxy`.
  public func selectAngleValue(at angle: Angle) {}
  /// Stands in for `selectXRange` of `ChartProxy`.
  public func selectXRange(from start: CGFloat, to end: CGFloat) {}
  /// Stands in for `selectYRange` of `ChartProxy`.
  public func selectYRange(from start: CGFloat, to end: CGFloat) {}
  /// Stands in for `foregroundStyle` of `ChartProxy`.
  public func foregroundStyle<P: Plottable>(for value: P) -> AnyShapeStyle? { nil }
  /// Stands in for `symbolSize` of `ChartProxy`.
  public func symbolSize<P: Plottable>(for value: P) -> CGFloat? { nil }
  /// Stands in for `lineStyle` of `ChartProxy`.
  public func lineStyle<P: Plottable>(for value: P) -> StrokeStyle? { nil }
  /// Stands in for `value` of `ChartProxy`.
  public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? { nil }
  /// Stands in for `value` of `ChartProxy`.
  public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? { nil }
  /// Stands in for `position` of `ChartProxy`.
  public func position<P: Plottable>(forX value: P) -> CGFloat? { nil }
}
