// Made by Scripts/generate from Scripts/stand-ins/Vision.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `VNBarcodeObservation` of Vision, and does nothing.
open class VNBarcodeObservation: VNRectangleObservation, @unchecked Sendable {
  /// Creates what stands in for a `VNBarcodeObservation`.
  public override init() {
    super.init()
  }
  /// Stands in for `payloadStringValue` of `VNBarcodeObservation`.
  open var payloadStringValue: String? { nil }
  /// Stands in for `symbology` of `VNBarcodeObservation`.
  open var symbology: VNBarcodeSymbology { .qr }
}
