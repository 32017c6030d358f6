// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIFontMetrics` of UIKit, and does nothing.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `UIFontMetrics`.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    super.init()
  }
  /// Stands in for ``default`` of `UIFontMetrics`.
  public static let `default`: UIFontMetrics = UIFontMetrics(forTextStyle: .body)
  /// Stands in for `metrics` of `UIFontMetrics`.
  public static func metrics(forTextStyle textStyle: UIFont.TextStyle) -> UIFontMetrics {
    UIFontMetrics(forTextStyle: textStyle)
  }
  /// Stands in for `scaledFont` of `UIFontMetrics`.
  open func scaledFont(for font: UIFont) -> UIFont { font }
  /// Stands in for `scaledFont` of `UIFontMetrics`.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont { font }
  /// Stands in for `scaledFont` of `UIFontMetrics`.
  open func scaledFont(
    for font: UIFont,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { font }
  /// Stands in for `scaledFont` of `UIFontMetrics`.
  open func scaledFont(
    for font: UIFont,
    maximumPointSize: CGFloat,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { font }
  /// Stands in for `scaledValue` of `UIFontMetrics`.
  open func scaledValue(for value: CGFloat) -> CGFloat { value }
  /// Stands in for `scaledValue` of `UIFontMetrics`.
  open func scaledValue(
    for value: CGFloat,
    compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat { value }
}
