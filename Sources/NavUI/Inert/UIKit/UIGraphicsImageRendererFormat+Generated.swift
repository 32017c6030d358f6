// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIGraphicsImageRendererFormat` of UIKit, and does nothing.
open class UIGraphicsImageRendererFormat: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `UIGraphicsImageRendererFormat`.
  public override init() {
    super.init()
  }
  /// Stands in for `scale` of `UIGraphicsImageRendererFormat`.
  open var scale: CGFloat = 1
  /// Stands in for `opaque` of `UIGraphicsImageRendererFormat`.
  open var opaque: Bool = false
  /// Stands in for ``default`` of `UIGraphicsImageRendererFormat`.
  public static func `default`() -> UIGraphicsImageRendererFormat {
    UIGraphicsImageRendererFormat()
  }
  /// Stands in for `preferred` of `UIGraphicsImageRendererFormat`.
  public static func preferred() -> UIGraphicsImageRendererFormat {
    UIGraphicsImageRendererFormat()
  }
}
