// Made by Scripts/generate from Scripts/stand-ins/Charts.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `AxisValueLabelOrientation` of Charts, and does nothing.
public struct AxisValueLabelOrientation: Sendable {
  /// Creates what stands in for a `AxisValueLabelOrientation`.
  public init() {
  }
  /// Stands in for `automatic` of `AxisValueLabelOrientation`.
  public static let automatic: AxisValueLabelOrientation = AxisValueLabelOrientation()
  /// Stands in for `horizontal` of `AxisValueLabelOrientation`.
  public static let horizontal: AxisValueLabelOrientation = AxisValueLabelOrientation()
  /// Stands in for `vertical` of `AxisValueLabelOrientation`.
  public static let vertical: AxisValueLabelOrientation = AxisValueLabelOrientation()
  /// Stands in for `verticalReversed` of `AxisValueLabelOrientation`.
  public static let verticalReversed: AxisValueLabelOrientation = AxisValueLabelOrientation()
}
