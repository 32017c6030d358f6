// Made by Scripts/generate from Scripts/stand-ins/Charts.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `AxisValueLabel` of Charts, and does nothing.
public struct AxisValueLabel: AxisMark {
  /// Creates what stands in for a `AxisValueLabel`.
  public init(centered: Bool? = nil) {
  }
  /// Creates what stands in for a `AxisValueLabel`.
  public init(_ text: LocalizedStringKey) {
  }
  /// Creates what stands in for a `AxisValueLabel`.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ text: S) {
  }
  /// Creates what stands in for a `AxisValueLabel`.
  public init<F: FormatStyle>(format: F, centered: Bool? = nil) {
  }
  /// Creates what stands in for a `AxisValueLabel`.
  public init<C: View>(centered: Bool? = nil, @ViewBuilder content: () -> C) {
  }
}
