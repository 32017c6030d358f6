// Made by Scripts/generate from Scripts/stand-ins/Vision.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `VNDetectBarcodesRequest` of Vision, and does nothing.
open class VNDetectBarcodesRequest: VNImageBasedRequest, @unchecked Sendable {
  /// Stands in for `symbologies` of `VNDetectBarcodesRequest`.
  open var symbologies: [VNBarcodeSymbology] = []
  /// Stands in for `results` of `VNDetectBarcodesRequest`.
  open var results: [VNBarcodeObservation]? { found as? [VNBarcodeObservation] }
}
