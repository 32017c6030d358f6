// Made by Scripts/generate from Scripts/stand-ins/Vision.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `VNImageRequestHandler` of Vision, and does nothing.
open class VNImageRequestHandler: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `VNImageRequestHandler`.
  public init(cgImage image: CGImage, options: [String: Any] = [:]) {
    super.init()
  }
  /// Creates what stands in for a `VNImageRequestHandler`.
  public init(data imageData: Data, options: [String: Any] = [:]) {
    super.init()
  }
  /// Stands in for `perform` of `VNImageRequestHandler`.
  open func perform(_ requests: [VNRequest]) throws {
    for request in requests {
      request.results = []
      request.handler?(request, nil)
    }
  }
}
