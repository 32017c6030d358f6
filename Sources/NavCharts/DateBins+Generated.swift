// Made by Scripts/generate from Scripts/stand-ins/Charts.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `DateBins` of Charts, and does nothing.
public struct DateBins {
  /// Stands in for `thresholds` of `DateBins`.
  public let thresholds: [Date]
  /// Creates what stands in for a `DateBins`.
  public init(thresholds: [Date]) {
    self.thresholds = thresholds
  }
  /// Creates what stands in for a `DateBins`.
  public init(range: ClosedRange<Date>, desiredCount: Int = 10) {
    thresholds = [range.lowerBound, range.upperBound]
  }
  /// Creates what stands in for a `DateBins`.
  public init(data: [Date], desiredCount: Int = 10) {
    thresholds = [data.min() ?? .distantPast, data.max() ?? .distantPast]
  }
  /// Creates what stands in for a `DateBins`.
  public init(
    unit: Calendar.Component,
    by count: Int = 1,
    data: [Date],
    calendar: Calendar = .current
  ) {
    thresholds = [data.min() ?? .distantPast, data.max() ?? .distantPast]
  }
  /// Creates what stands in for a `DateBins`.
  public init(
    unit: Calendar.Component,
    by count: Int = 1,
    range: ClosedRange<Date>,
    calendar: Calendar = .current
  ) {
    thresholds = [range.lowerBound, range.upperBound]
  }
  /// Stands in for `index` of `DateBins`.
  public func index(for value: Date) -> Int {
    max(0, (thresholds.firstIndex { $0 > value } ?? thresholds.count) - 1)
  }
  /// Stands in for `subscript` of `DateBins`.
  public subscript(index: Int) -> ChartBinRange<Date> {
    ChartBinRange(
      lowerBound: thresholds[min(max(index, 0), thresholds.count - 1)],
      upperBound: thresholds[min(max(index + 1, 0), thresholds.count - 1)]
    )
  }
}
