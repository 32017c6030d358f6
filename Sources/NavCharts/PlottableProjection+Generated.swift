// Made by Scripts/generate from Scripts/stand-ins/Charts.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `PlottableProjection` of Charts, and does nothing.
public struct PlottableProjection<Element, Value: Plottable> {
  /// Creates what stands in for a `PlottableProjection`.
  public init() {
  }
  /// Stands in for `value` of `PlottableProjection`.
  public static func value(
    _ label: LocalizedStringKey,
    _ keyPath: KeyPath<Element, Value>
  ) -> PlottableProjection { PlottableProjection() }
  /// Stands in for `value` of `PlottableProjection`.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S,
    _ keyPath: KeyPath<Element, Value>
  ) -> PlottableProjection { PlottableProjection() }
}
