// Made by Scripts/generate from Scripts/stand-ins/Vision.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `VNSequenceRequestHandler` of Vision, and does nothing.
open class VNSequenceRequestHandler: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `VNSequenceRequestHandler`.
  public override init() {
    super.init()
  }
  /// Stands in for `perform` of `VNSequenceRequestHandler`.
  open func perform(_ requests: [VNRequest], on image: AnyObject) throws {
    for request in requests {
      request.found = []
      request.handler?(request, nil)
    }
  }
  /// Stands in for `perform` of `VNSequenceRequestHandler`.
  open func perform(
    _ requests: [VNRequest],
    on image: AnyObject,
    orientation: CGImagePropertyOrientation
  ) throws {
    for request in requests {
      request.found = []
      request.handler?(request, nil)
    }
  }
}
