// Made by Scripts/generate from Scripts/stand-ins/Charts.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `AxisGridLine` of Charts, and does nothing.
public struct AxisGridLine: AxisMark {
  /// Creates what stands in for a `AxisGridLine`.
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
  }
}
