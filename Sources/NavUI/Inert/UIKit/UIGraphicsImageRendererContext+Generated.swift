// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIGraphicsImageRendererContext` of UIKit, and does nothing.
open class UIGraphicsImageRendererContext: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `UIGraphicsImageRendererContext`.
  public override init() {
    super.init()
  }
  /// Stands in for `currentImage` of `UIGraphicsImageRendererContext`.
  open var currentImage: UIImage { UIImage() }
  /// Stands in for `fill` of `UIGraphicsImageRendererContext`.
  open func fill(_ rect: CGRect) {}
  /// Stands in for `stroke` of `UIGraphicsImageRendererContext`.
  open func stroke(_ rect: CGRect) {}
}
