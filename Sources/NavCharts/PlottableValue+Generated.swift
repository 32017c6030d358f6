// Made by Scripts/generate from Scripts/stand-ins/Charts.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `PlottableValue` of Charts, and does nothing.
public struct PlottableValue<Value: Plottable> {
  /// Creates what stands in for a `PlottableValue`.
  public init() {
  }
  /// Stands in for `value` of `PlottableValue`.
  public static func value(_ label: LocalizedStringKey, _ value: Value) -> PlottableValue {
    PlottableValue()
  }
  /// Stands in for `value` of `PlottableValue`.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue {
    PlottableValue()
  }
  /// Stands in for `value` of `PlottableValue`.
  public static func value(_ label: Text, _ value: Value) -> PlottableValue { PlottableValue() }
  /// Stands in for `value` of `PlottableValue`.
  public static func value(_ label: LocalizedStringKey, _ range: Range<Value>) -> PlottableValue
  where Value: Comparable { PlottableValue() }
  /// Stands in for `value` of `PlottableValue`.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ range: Range<Value>) -> PlottableValue
  where Value: Comparable { PlottableValue() }
  /// Stands in for `value` of `PlottableValue`.
  public static func value(
    _ label: LocalizedStringKey,
    _ range: ChartBinRange<Value>
  ) -> PlottableValue where Value: Comparable { PlottableValue() }
  /// Stands in for `value` of `PlottableValue`.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S,
    _ range: ChartBinRange<Value>
  ) -> PlottableValue where Value: Comparable { PlottableValue() }
}
