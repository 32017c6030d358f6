// Made by Scripts/generate from Scripts/stand-ins/Charts.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `ChartContentBuilder` of Charts, and does nothing.
@resultBuilder
public struct ChartContentBuilder {
  /// Stands in for `buildBlock` of `ChartContentBuilder`.
  public static func buildBlock() -> EmptyChartContent { EmptyChartContent() }
  /// Stands in for `buildBlock` of `ChartContentBuilder`.
  public static func buildBlock<each C: ChartContent>(_ content: repeat each C) -> EmptyChartContent
  { EmptyChartContent() }
  /// Stands in for `buildExpression` of `ChartContentBuilder`.
  public static func buildExpression<C: ChartContent>(_ content: C) -> C { content }
  /// Stands in for `buildOptional` of `ChartContentBuilder`.
  public static func buildOptional(_ content: EmptyChartContent?) -> EmptyChartContent {
    EmptyChartContent()
  }
  /// Stands in for `buildEither` of `ChartContentBuilder`.
  public static func buildEither<C: ChartContent>(first: C) -> EmptyChartContent {
    EmptyChartContent()
  }
  /// Stands in for `buildEither` of `ChartContentBuilder`.
  public static func buildEither<C: ChartContent>(second: C) -> EmptyChartContent {
    EmptyChartContent()
  }
  /// Stands in for `buildLimitedAvailability` of `ChartContentBuilder`.
  public static func buildLimitedAvailability<C: ChartContent>(_ content: C) -> EmptyChartContent {
    EmptyChartContent()
  }
}
