// Made by Scripts/generate from Scripts/stand-ins/CoreImage.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `CIContext` of CoreImage, and does nothing.
open class CIContext: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `CIContext`.
  public override init() {
    super.init()
  }
  /// Creates what stands in for a `CIContext`.
  @_disfavoredOverload
  public init(options: [String: Any]?) {
  }
  /// Creates what stands in for a `CIContext`.
  public init(options: [CIContextOption: Any]? = nil) {
  }
  /// Stands in for `createCGImage` of `CIContext`.
  open func createCGImage(_ image: CIImage, from rect: CGRect) -> CGImage? { CGImage() }
  /// Stands in for `createCGImage` of `CIContext`.
  open func createCGImage(
    _ image: CIImage,
    from rect: CGRect,
    format: CIFormat,
    colorSpace: CGColorSpace?
  ) -> CGImage? { CGImage() }
  /// Stands in for `render` of `CIContext`.
  open func render(
    _ image: CIImage,
    toBitmap data: UnsafeMutableRawPointer,
    rowBytes: Int,
    bounds: CGRect,
    format: CIFormat,
    colorSpace: CGColorSpace?
  ) {}
  /// Stands in for `jpegRepresentation` of `CIContext`.
  open func jpegRepresentation(
    of image: CIImage,
    colorSpace: CGColorSpace,
    options: [String: Any] = [:]
  ) -> Data? { Data("picture".utf8) }
  /// Stands in for `pngRepresentation` of `CIContext`.
  open func pngRepresentation(
    of image: CIImage,
    format: CIFormat,
    colorSpace: CGColorSpace,
    options: [String: Any] = [:]
  ) -> Data? { Data("picture".utf8) }
  /// Stands in for `clearCaches` of `CIContext`.
  open func clearCaches() {}
}
