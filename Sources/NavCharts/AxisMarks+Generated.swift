// Made by Scripts/generate from Scripts/stand-ins/Charts.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `AxisMarks` of Charts, and does nothing.
public struct AxisMarks: AxisContent {
  /// Creates what stands in for a `AxisMarks`.
  public init(
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic
  ) {
  }
  /// Creates what stands in for a `AxisMarks`.
  public init<C: AxisMark>(
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping (AxisValue) -> C
  ) {
  }
  /// Creates what stands in for a `AxisMarks`.
  public init<C: AxisMark>(
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping () -> C
  ) {
  }
  /// Creates what stands in for a `AxisMarks`.
  public init<V: Plottable>(
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: [V]
  ) {
  }
  /// Creates what stands in for a `AxisMarks`.
  public init<V: Plottable, C: AxisMark>(
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: [V],
    @AxisMarkBuilder content: @escaping (AxisValue) -> C
  ) {
  }
  /// Creates what stands in for a `AxisMarks`.
  public init<V: Plottable, C: AxisMark>(
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: [V],
    @AxisMarkBuilder content: @escaping () -> C
  ) {
  }
}
