// Made by Scripts/generate from Scripts/stand-ins/Charts.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `AxisValueLabelCollisionResolution` of Charts, and does nothing.
public struct AxisValueLabelCollisionResolution: Sendable {
  /// Creates what stands in for a `AxisValueLabelCollisionResolution`.
  public init() {
  }
  /// Stands in for `automatic` of `AxisValueLabelCollisionResolution`.
  public static let automatic: AxisValueLabelCollisionResolution =
    AxisValueLabelCollisionResolution()
  /// Stands in for `disabled` of `AxisValueLabelCollisionResolution`.
  public static let disabled: AxisValueLabelCollisionResolution =
    AxisValueLabelCollisionResolution()
  /// Stands in for `greedy` of `AxisValueLabelCollisionResolution`.
  public static func greedy(
    priority: Double = 0,
    minimumSpacing: CGFloat? = nil
  ) -> AxisValueLabelCollisionResolution { AxisValueLabelCollisionResolution() }
}
