// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `CGGradient` of UIKit, and does nothing.
open class CGGradient: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `CGGradient`.
  public override init() {
    super.init()
  }
  /// Creates what stands in for a `CGGradient`.
  public convenience init?(
    colorsSpace space: CGColorSpace?,
    colors: CFArray,
    locations: UnsafePointer<CGFloat>?
  ) {
    self.init()
  }
  /// Creates what stands in for a `CGGradient`.
  public convenience init?(
    colorSpace space: CGColorSpace,
    colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?,
    count: Int
  ) {
    self.init()
  }
}
