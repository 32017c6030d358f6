// Made by Scripts/generate from Scripts/stand-ins/Vision.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `VNBarcodeObservation` of Vision, and does nothing.
open class VNBarcodeObservation: VNObservation, @unchecked Sendable {
  /// Stands in for `payloadStringValue` of `VNBarcodeObservation`.
  open var payloadStringValue: String? = nil
}
