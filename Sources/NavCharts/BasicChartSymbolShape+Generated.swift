// Made by Scripts/generate from Scripts/stand-ins/Charts.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `BasicChartSymbolShape` of Charts, and does nothing.
public struct BasicChartSymbolShape: Sendable {
  /// Creates what stands in for a `BasicChartSymbolShape`.
  public init() {
  }
  /// Stands in for `circle` of `BasicChartSymbolShape`.
  public static let circle: BasicChartSymbolShape = BasicChartSymbolShape()
  /// Stands in for `square` of `BasicChartSymbolShape`.
  public static let square: BasicChartSymbolShape = BasicChartSymbolShape()
  /// Stands in for `triangle` of `BasicChartSymbolShape`.
  public static let triangle: BasicChartSymbolShape = BasicChartSymbolShape()
  /// Stands in for `diamond` of `BasicChartSymbolShape`.
  public static let diamond: BasicChartSymbolShape = BasicChartSymbolShape()
}
