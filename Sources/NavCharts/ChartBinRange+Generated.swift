// Made by Scripts/generate from Scripts/stand-ins/Charts.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `ChartBinRange` of Charts, and does nothing.
public struct ChartBinRange<Bound: Comparable>: Equatable {
  /// Stands in for `lowerBound` of `ChartBinRange`.
  public let lowerBound: Bound
  /// Stands in for `upperBound` of `ChartBinRange`.
  public let upperBound: Bound
}
