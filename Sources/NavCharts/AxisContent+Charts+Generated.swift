// Made by Scripts/generate from Scripts/stand-ins/Charts.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

extension AxisContent {
  /// Stands in for `compositingLayer` of `AxisContent`.
  public func compositingLayer() -> some AxisContent { self }
}
