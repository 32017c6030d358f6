// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIGraphicsImageRenderer` of UIKit, and does nothing.
open class UIGraphicsImageRenderer: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `UIGraphicsImageRenderer`.
  public init(size: CGSize) {
  }
  /// Creates what stands in for a `UIGraphicsImageRenderer`.
  public init(size: CGSize, format: UIGraphicsImageRendererFormat) {
  }
  /// Creates what stands in for a `UIGraphicsImageRenderer`.
  public init(bounds: CGRect) {
  }
  /// Stands in for `image` of `UIGraphicsImageRenderer`.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    actions(UIGraphicsImageRendererContext())
    return UIImage()
  }
  /// Stands in for `pngData` of `UIGraphicsImageRenderer`.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    actions(UIGraphicsImageRendererContext())
    return Data("picture".utf8)
  }
  /// Stands in for `jpegData` of `UIGraphicsImageRenderer`.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    actions(UIGraphicsImageRendererContext())
    return Data("picture".utf8)
  }
}
