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
}
