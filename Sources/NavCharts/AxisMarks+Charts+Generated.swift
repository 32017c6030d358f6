// Made by Scripts/generate from Scripts/stand-ins/Charts.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

extension AxisMarks {
  /// Creates what stands in for a `AxisMarks`.
  public init(
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    stroke: StrokeStyle?
  ) {
  }
  /// Creates what stands in for a `AxisMarks`.
  public init<V: Plottable>(
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: [V],
    stroke: StrokeStyle?
  ) {
  }
  /// Creates what stands in for a `AxisMarks`.
  public init<F: FormatStyle>(
    format: F,
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    stroke: StrokeStyle? = nil
  ) {
  }
  /// Creates what stands in for a `AxisMarks`.
  public init<F: FormatStyle, V: Plottable>(
    format: F,
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: [V],
    stroke: StrokeStyle? = nil
  ) {
  }
}
