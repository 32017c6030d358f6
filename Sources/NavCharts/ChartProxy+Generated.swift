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
  /// Stands in for `value` of `ChartProxy`.
  public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? { nil }
  /// Stands in for `value` of `ChartProxy`.
  public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? { nil }
  /// Stands in for `position` of `ChartProxy`.
  public func position<P: Plottable>(forX value: P) -> CGFloat? { nil }
}
