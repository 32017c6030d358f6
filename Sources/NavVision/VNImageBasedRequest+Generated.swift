// Made by Scripts/generate from Scripts/stand-ins/Vision.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `VNImageBasedRequest` of Vision, and does nothing.
open class VNImageBasedRequest: VNRequest, @unchecked Sendable {
  /// Stands in for `regionOfInterest` of `VNImageBasedRequest`.
  open var regionOfInterest: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1)
}
