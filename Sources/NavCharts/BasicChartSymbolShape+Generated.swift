// Made by Scripts/generate from Scripts/stand-ins/Charts.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `BasicChartSymbolShape` of Charts, and does nothing.
public struct BasicChartSymbolShape: ChartSymbolShape, Sendable {
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
  /// Stands in for `pentagon` of `BasicChartSymbolShape`.
  public static let pentagon: BasicChartSymbolShape = BasicChartSymbolShape()
  /// Stands in for `plus` of `BasicChartSymbolShape`.
  public static let plus: BasicChartSymbolShape = BasicChartSymbolShape()
  /// Stands in for `cross` of `BasicChartSymbolShape`.
  public static let cross: BasicChartSymbolShape = BasicChartSymbolShape()
  /// Stands in for `asterisk` of `BasicChartSymbolShape`.
  public static let asterisk: BasicChartSymbolShape = BasicChartSymbolShape()
  /// Stands in for `path` of `BasicChartSymbolShape`.
  public func path(in rect: CGRect) -> Path { Path() }
  /// Stands in for `strokeBorder` of `BasicChartSymbolShape`.
  public func strokeBorder(lineWidth: CGFloat = 1) -> BasicChartSymbolShape { self }
}
