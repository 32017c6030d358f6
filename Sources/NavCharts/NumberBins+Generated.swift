// Made by Scripts/generate from Scripts/stand-ins/Charts.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `NumberBins` of Charts, and does nothing.
public struct NumberBins<Value: Plottable & Numeric & Comparable> {
  /// Stands in for `thresholds` of `NumberBins`.
  public let thresholds: [Value]
  /// Creates what stands in for a `NumberBins`.
  public init(thresholds: [Value]) {
    self.thresholds = thresholds
  }
  /// Creates what stands in for a `NumberBins`.
  public init(size: Value, range: ClosedRange<Value>) {
    thresholds = [range.lowerBound, range.upperBound]
  }
  /// Creates what stands in for a `NumberBins`.
  public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value? = nil) {
    thresholds = [range.lowerBound, range.upperBound]
  }
  /// Creates what stands in for a `NumberBins`.
  public init(range: ClosedRange<Value>, count: Int) {
    thresholds = [range.lowerBound, range.upperBound]
  }
  /// Creates what stands in for a `NumberBins`.
  public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value? = nil) {
    thresholds = [data.min() ?? .zero, data.max() ?? .zero]
  }
  /// Stands in for `index` of `NumberBins`.
  public func index(for value: Value) -> Int {
    max(0, (thresholds.firstIndex { $0 > value } ?? thresholds.count) - 1)
  }
  /// Stands in for `subscript` of `NumberBins`.
  public subscript(index: Int) -> ChartBinRange<Value> {
    ChartBinRange(
      lowerBound: thresholds[min(max(index, 0), thresholds.count - 1)],
      upperBound: thresholds[min(max(index + 1, 0), thresholds.count - 1)]
    )
  }
}
