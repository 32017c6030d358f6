// Made by Scripts/generate from Scripts/stand-ins/Charts.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `ValueAlignedChartScrollTargetBehavior` of Charts, and does nothing.
public struct ValueAlignedChartScrollTargetBehavior: Sendable {
  /// Creates what stands in for a `ValueAlignedChartScrollTargetBehavior`.
  public init() {
  }
  /// Stands in for `valueAligned` of `ValueAlignedChartScrollTargetBehavior`.
  public static func valueAligned(unit: Double) -> ValueAlignedChartScrollTargetBehavior {
    ValueAlignedChartScrollTargetBehavior()
  }
  /// Stands in for `valueAligned` of `ValueAlignedChartScrollTargetBehavior`.
  public static func valueAligned(matching: DateComponents) -> ValueAlignedChartScrollTargetBehavior
  { ValueAlignedChartScrollTargetBehavior() }
}
