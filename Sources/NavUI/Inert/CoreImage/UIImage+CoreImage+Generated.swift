// Made by Scripts/generate from Scripts/stand-ins/CoreImage.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

extension UIImage {
  /// Creates what stands in for a `UIImage`.
  public convenience init(ciImage: CIImage) {
    self.init()
  }
  /// Creates what stands in for a `UIImage`.
  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
    self.init()
  }
  /// Stands in for `ciImage` of `UIImage`.
  public var ciImage: CIImage? { nil }
}
