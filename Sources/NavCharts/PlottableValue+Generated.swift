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
  public static func value(
    _ label: LocalizedStringKey,
    _ value: Date,
    unit: Calendar.Component,
    calendar: Calendar = .current
  ) -> PlottableValue<Date> { PlottableValue<Date>() }
}
