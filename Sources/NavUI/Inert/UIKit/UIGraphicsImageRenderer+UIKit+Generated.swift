// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

extension UIGraphicsImageRenderer {
  /// Creates what stands in for a `UIGraphicsImageRenderer`.
  public convenience init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.init(size: bounds.size)
  }
  /// Stands in for `format` of `UIGraphicsImageRenderer`.
  public var format: UIGraphicsImageRendererFormat { .default() }
}
