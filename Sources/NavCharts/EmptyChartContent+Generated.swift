// Made by Scripts/generate from Scripts/stand-ins/Charts.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `EmptyChartContent` of Charts, and does nothing.
public struct EmptyChartContent: ChartContent {
  /// Creates what stands in for a `EmptyChartContent`.
  public init() {
  }
}
