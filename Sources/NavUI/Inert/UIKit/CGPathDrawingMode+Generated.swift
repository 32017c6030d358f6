// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `CGPathDrawingMode` of UIKit, and does nothing.
public enum CGPathDrawingMode: Int32, Sendable {
  /// Stands in for `fill` of `CGPathDrawingMode`.
  case fill, eoFill, stroke, fillStroke, eoFillStroke
}
