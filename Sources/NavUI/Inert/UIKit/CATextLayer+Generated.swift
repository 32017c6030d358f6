// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `CATextLayer` of UIKit, and does nothing.
open class CATextLayer: CALayer, @unchecked Sendable {
  /// Stands in for `string` of `CATextLayer`.
  open var string: Any? = nil
  /// Stands in for `font` of `CATextLayer`.
  open var font: Any? = nil
  /// Stands in for `fontSize` of `CATextLayer`.
  open var fontSize: CGFloat = 36
  /// Stands in for `foregroundColor` of `CATextLayer`.
  open var foregroundColor: CGColor? = nil
  /// Stands in for `alignmentMode` of `CATextLayer`.
  open var alignmentMode: String = ""
  /// Stands in for `isWrapped` of `CATextLayer`.
  open var isWrapped: Bool = false
}
