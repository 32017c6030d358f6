// Made by Scripts/generate from Scripts/stand-ins/Vision.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `VNSaliencyImageObservation` of Vision, and does nothing.
open class VNSaliencyImageObservation: VNPixelBufferObservation, @unchecked Sendable {
  /// Creates what stands in for a `VNSaliencyImageObservation`.
  public override init() {
    super.init()
  }
  /// Stands in for `salientObjects` of `VNSaliencyImageObservation`.
  open var salientObjects: [VNRectangleObservation]? { nil }
}
