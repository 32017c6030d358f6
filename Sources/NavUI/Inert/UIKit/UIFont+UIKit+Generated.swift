// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

extension UIFont {
  /// Stands in for `fontDescriptor` of `UIFont`.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor() }
  /// Creates what stands in for a `UIFont`.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(pointSize: pointSize)
  }
}
