// Made by Scripts/generate from Scripts/stand-ins/Vision.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `VNImageRequestHandler` of Vision, and does nothing.
open class VNImageRequestHandler: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `VNImageRequestHandler`.
  public init(cgImage image: CGImage, options: [VNImageOption: Any] = [:]) {
    super.init()
  }
  /// Creates what stands in for a `VNImageRequestHandler`.
  public init(
    cgImage image: CGImage,
    orientation: CGImagePropertyOrientation,
    options: [VNImageOption: Any] = [:]
  ) {
    super.init()
  }
  /// Creates what stands in for a `VNImageRequestHandler`.
  public init(data imageData: Data, options: [VNImageOption: Any] = [:]) {
    super.init()
  }
  /// Creates what stands in for a `VNImageRequestHandler`.
  public init(
    data imageData: Data,
    orientation: CGImagePropertyOrientation,
    options: [VNImageOption: Any] = [:]
  ) {
    super.init()
  }
  /// Creates what stands in for a `VNImageRequestHandler`.
  public init(url imageURL: URL, options: [VNImageOption: Any] = [:]) {
    super.init()
  }
  /// Stands in for `perform` of `VNImageRequestHandler`.
  open func perform(_ requests: [VNRequest]) throws {
    for request in requests {
      request.found = []
      request.handler?(request, nil)
    }
  }
}
