// Made by Scripts/generate from Scripts/stand-ins/Charts.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

extension AxisMark {
  /// Stands in for `offset` of `AxisMark`.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark { self }
  /// Stands in for `foregroundStyle` of `AxisMark`.
  public func foregroundStyle(_ color: Color) -> some AxisMark { self }
  /// Stands in for `foregroundStyle` of `AxisMark`.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark { self }
  /// Stands in for `font` of `AxisMark`.
  public func font(_ font: Font?) -> some AxisMark { self }
}
