// Made by Scripts/generate from Scripts/stand-ins/Charts.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

extension Chart3DContent {
  /// Stands in for `foregroundStyle` of `Chart3DContent`.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some Chart3DContent { self }
  /// Stands in for `foregroundStyle` of `Chart3DContent`.
  public func foregroundStyle(_ style: Chart3DSurfaceStyle) -> some Chart3DContent { self }
  /// Stands in for `foregroundStyle` of `Chart3DContent`.
  public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some Chart3DContent {
    self
  }
  /// Stands in for `symbol` of `Chart3DContent`.
  public func symbol(_ symbol: BasicChart3DSymbolShape) -> some Chart3DContent { self }
  /// Stands in for `symbolSize` of `Chart3DContent`.
  public func symbolSize(_ size: CGFloat) -> some Chart3DContent { self }
  /// Stands in for `roughness` of `Chart3DContent`.
  public func roughness(_ roughness: Double) -> some Chart3DContent { self }
  /// Stands in for `metallic` of `Chart3DContent`.
  public func metallic(_ metallic: Double) -> some Chart3DContent { self }
}
