// Made by Scripts/generate from Scripts/stand-ins/Charts.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

extension PointMark: Chart3DContent {
}

extension PointMark {
  /// Creates what stands in for a `PointMark`.
  public init<X: Plottable, Y: Plottable, Z: Plottable>(
    x: PlottableValue<X>,
    y: PlottableValue<Y>,
    z: PlottableValue<Z>
  ) {
  }
}
