// Made by Scripts/generate from Scripts/stand-ins/Vision.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `VNRecognizedPointsObservation` of Vision, and does nothing.
open class VNRecognizedPointsObservation: VNObservation, @unchecked Sendable {
  /// Creates what stands in for a `VNRecognizedPointsObservation`.
  public override init() {
    super.init()
  }
  /// Stands in for `availableKeys` of `VNRecognizedPointsObservation`.
  open var availableKeys: [VNRecognizedPointKey] { [] }
  /// Stands in for `recognizedPoints` of `VNRecognizedPointsObservation`.
  open func recognizedPoints(
    forGroupKey groupKey: VNRecognizedPointGroupKey
  ) throws -> [VNRecognizedPointKey: VNRecognizedPoint] { [:] }
  /// Stands in for `recognizedPoint` of `VNRecognizedPointsObservation`.
  open func recognizedPoint(forKey pointKey: VNRecognizedPointKey) throws -> VNRecognizedPoint {
    VNRecognizedPoint(x: 0, y: 0)
  }
}
