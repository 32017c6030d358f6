// Made by Scripts/generate from Scripts/stand-ins/Charts.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
  /// Stands in for `valueAligned` of `ChartScrollTargetBehavior`.
  public static func valueAligned<P: Plottable & Numeric>(
    unit: P,
    majorAlignment: MajorValueAlignment<P>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior { ValueAlignedChartScrollTargetBehavior(unit: unit) }
  /// Stands in for `valueAligned` of `ChartScrollTargetBehavior`.
  public static func valueAligned(
    matching components: DateComponents,
    majorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    ValueAlignedChartScrollTargetBehavior(matching: components)
  }
}

extension ChartScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Stands in for `paging` of `ChartScrollTargetBehavior`.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}
