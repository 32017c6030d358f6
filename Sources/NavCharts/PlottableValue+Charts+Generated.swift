// Made by Scripts/generate from Scripts/stand-ins/Charts.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

extension PlottableValue where Value == Date {
  /// Stands in for `value` of `PlottableValue`.
  public static func value(
    _ label: LocalizedStringKey,
    _ value: Date,
    unit: Calendar.Component,
    calendar: Calendar = .current
  ) -> PlottableValue<Date> { PlottableValue<Date>() }
  /// Stands in for `value` of `PlottableValue`.
  public static func value(
    _ label: Text,
    _ value: Date,
    unit: Calendar.Component,
    calendar: Calendar = .current
  ) -> PlottableValue<Date> { PlottableValue<Date>() }
  /// Stands in for `value` of `PlottableValue`.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S,
    _ value: Date,
    unit: Calendar.Component,
    calendar: Calendar = .current
  ) -> PlottableValue<Date> { PlottableValue<Date>() }
}
