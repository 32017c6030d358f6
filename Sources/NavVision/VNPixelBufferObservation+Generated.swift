// Made by Scripts/generate from Scripts/stand-ins/Vision.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `VNPixelBufferObservation` of Vision, and does nothing.
open class VNPixelBufferObservation: VNObservation, @unchecked Sendable {
  /// Creates what stands in for a `VNPixelBufferObservation`.
  public override init() {
    super.init()
  }
}
