// Made by Scripts/generate from Scripts/stand-ins/Charts.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  /// Stands in for `circle` of `ChartSymbolShape`.
  public static var circle: BasicChartSymbolShape { BasicChartSymbolShape() }
  /// Stands in for `square` of `ChartSymbolShape`.
  public static var square: BasicChartSymbolShape { BasicChartSymbolShape() }
  /// Stands in for `triangle` of `ChartSymbolShape`.
  public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape() }
  /// Stands in for `diamond` of `ChartSymbolShape`.
  public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape() }
  /// Stands in for `pentagon` of `ChartSymbolShape`.
  public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape() }
  /// Stands in for `plus` of `ChartSymbolShape`.
  public static var plus: BasicChartSymbolShape { BasicChartSymbolShape() }
  /// Stands in for `cross` of `ChartSymbolShape`.
  public static var cross: BasicChartSymbolShape { BasicChartSymbolShape() }
  /// Stands in for `asterisk` of `ChartSymbolShape`.
  public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape() }
}
