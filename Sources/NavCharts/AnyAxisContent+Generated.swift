// Made by Scripts/generate from Scripts/stand-ins/Charts.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `AnyAxisContent` of Charts, and does nothing.
public struct AnyAxisContent: AxisContent {
  /// Creates what stands in for a `AnyAxisContent`.
  public init(_ axisContent: any AxisContent) {
  }
}
