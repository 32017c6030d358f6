// Made by Scripts/generate from Scripts/stand-ins/CoreImage.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `CIImage` of CoreImage, and does nothing.
open class CIImage: NSObject, @unchecked Sendable {
  /// Stands in for `extent` of `CIImage`.
  public let extent: CGRect = .zero
  /// Creates what stands in for a `CIImage`.
  public init?(image: UIImage) {
  }
  /// Creates what stands in for a `CIImage`.
  public init(cgImage: CGImage) {
  }
  /// Creates what stands in for a `CIImage`.
  public init?(data: Data) {
  }
  /// Creates what stands in for a `CIImage`.
  public override init() {
    super.init()
  }
  /// Creates what stands in for a `CIImage`.
  public convenience init(cvPixelBuffer buffer: AnyObject) {
    self.init()
  }
  /// Creates what stands in for a `CIImage`.
  public convenience init(cvPixelBuffer buffer: AnyObject, options: [CIImageOption: Any]? = nil) {
    self.init()
  }
  /// Creates what stands in for a `CIImage`.
  public convenience init(cvImageBuffer buffer: AnyObject) {
    self.init()
  }
  /// Creates what stands in for a `CIImage`.
  public convenience init(cgImage: CGImage, options: [CIImageOption: Any]? = nil) {
    self.init(cgImage: cgImage)
  }
  /// Creates what stands in for a `CIImage`.
  public convenience init?(image: UIImage, options: [CIImageOption: Any]? = nil) {
    self.init(image: image)
  }
  /// Creates what stands in for a `CIImage`.
  public convenience init?(data: Data, options: [CIImageOption: Any]? = nil) {
    self.init(data: data)
  }
  /// Creates what stands in for a `CIImage`.
  public convenience init?(contentsOf url: URL) {
    self.init(data: Data())
  }
  /// Creates what stands in for a `CIImage`.
  public convenience init?(contentsOf url: URL, options: [CIImageOption: Any]? = nil) {
    self.init(data: Data())
  }
}
