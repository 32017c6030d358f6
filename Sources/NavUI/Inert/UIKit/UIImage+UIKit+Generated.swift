// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

extension UIImage {
  /// Creates what stands in for a `UIImage`.
  public convenience init?(contentsOfFile path: String) {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    self.init(named: path)
  }
  /// Stands in for `cgImage` of `UIImage`.
  public var cgImage: CGImage? { nil }
  /// Stands in for `jpegData` of `UIImage`.
  public func jpegData(compressionQuality: CGFloat) -> Data? { Data("picture".utf8) }
  /// Stands in for `pngData` of `UIImage`.
  public func pngData() -> Data? { Data("picture".utf8) }
  /// Stands in for `withTintColor` of `UIImage`.
  public func withTintColor(_ color: UIColor) -> UIImage { self }
  /// Stands in for `withRenderingMode` of `UIImage`.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }
  /// Stands in for `resizableImage` of `UIImage`.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }
  /// Stands in for `RenderingMode` of `UIImage`.
  public enum RenderingMode: Int, Sendable {
    /// Stands in for `automatic` of `RenderingMode`.
    case automatic, alwaysOriginal, alwaysTemplate
  }
}

extension UIImage {
  /// Creates what stands in for a `UIImage`.
  public convenience init(cgImage: CGImage) {
    self.init()
  }
  /// Stands in for `scale` of `UIImage`.
  public var scale: CGFloat { 1 }
  /// Stands in for `draw` of `UIImage`.
  public func draw(in rect: CGRect) {}
  /// Stands in for `draw` of `UIImage`.
  public func draw(at point: CGPoint) {}
}
