// Made by Scripts/generate from Scripts/stand-ins/Charts.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `AxisValue` of Charts, and does nothing.
public struct AxisValue {
  /// Stands in for `index` of `AxisValue`.
  public let index: Int
  /// Stands in for `count` of `AxisValue`.
  public var count: Int { 0 }
  /// Creates what stands in for a `AxisValue`.
  public init(index: Int) {
    self.index = index
  }
  /// Stands in for ``as`` of `AxisValue`.
  public func `as`<P: Plottable>(_ type: P.Type) -> P? { nil }
}
