// Made by Scripts/generate from Scripts/stand-ins/Vision.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `VNRequest` of Vision, and does nothing.
open class VNRequest: NSObject, @unchecked Sendable {
  /// Stands in for `handler` of `VNRequest`.
  public let handler: ((VNRequest, (any Error)?) -> Void)?
  /// Stands in for `results` of `VNRequest`.
  open var results: [VNObservation]? = nil
  /// Creates what stands in for a `VNRequest`.
  public init(completionHandler: ((VNRequest, (any Error)?) -> Void)? = nil) {
    handler = completionHandler
    super.init()
  }
}
