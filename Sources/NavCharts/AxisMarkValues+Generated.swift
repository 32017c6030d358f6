// Made by Scripts/generate from Scripts/stand-ins/Charts.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `AxisMarkValues` of Charts, and does nothing.
public struct AxisMarkValues: Sendable {
  /// Creates what stands in for a `AxisMarkValues`.
  public init() {
  }
  /// Stands in for `automatic` of `AxisMarkValues`.
  public static let automatic: AxisMarkValues = AxisMarkValues()
  /// Stands in for `automatic` of `AxisMarkValues`.
  public static func automatic(desiredCount: Int? = nil) -> AxisMarkValues { AxisMarkValues() }
  /// Stands in for `automatic` of `AxisMarkValues`.
  public static func automatic<P: Plottable & Numeric>(
    minimumStride: P,
    desiredCount: Int? = nil,
    roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { AxisMarkValues() }
  /// Stands in for `stride` of `AxisMarkValues`.
  public static func stride<P: Plottable & Numeric>(
    by step: P,
    roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { AxisMarkValues() }
  /// Stands in for `stride` of `AxisMarkValues`.
  public static func stride(
    by component: Calendar.Component,
    count: Int = 1,
    roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil,
    calendar: Calendar? = nil
  ) -> AxisMarkValues { AxisMarkValues() }
  /// Stands in for `automatic` of `AxisMarkValues`.
  public static func automatic(
    desiredCount: Int? = nil,
    roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { AxisMarkValues() }
}
