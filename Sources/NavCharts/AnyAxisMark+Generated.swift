// Made by Scripts/generate from Scripts/stand-ins/Charts.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `AnyAxisMark` of Charts, and does nothing.
public struct AnyAxisMark: AxisMark {
  /// Creates what stands in for a `AnyAxisMark`.
  public init(_ axisMark: any AxisMark) {
  }
}
