// Made by Scripts/generate from Scripts/stand-ins/Charts.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `ValueAlignedChartScrollTargetBehavior` of Charts, and does nothing.
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior, Sendable {
  /// Creates what stands in for a `ValueAlignedChartScrollTargetBehavior`.
  public init<P: Plottable & Numeric>(
    unit: P,
    majorAlignment: MajorValueAlignment<P>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
  }
  /// Creates what stands in for a `ValueAlignedChartScrollTargetBehavior`.
  public init(
    matching components: DateComponents,
    majorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
  }
}
