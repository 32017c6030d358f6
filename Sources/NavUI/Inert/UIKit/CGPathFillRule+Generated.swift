// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `CGPathFillRule` of UIKit, and does nothing.
public enum CGPathFillRule: Int, Sendable {
  /// Stands in for `winding` of `CGPathFillRule`.
  case winding, evenOdd
}
