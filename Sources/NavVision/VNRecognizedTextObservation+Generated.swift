// Made by Scripts/generate from Scripts/stand-ins/Vision.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `VNRecognizedTextObservation` of Vision, and does nothing.
open class VNRecognizedTextObservation: VNRectangleObservation, @unchecked Sendable {
  /// Creates what stands in for a `VNRecognizedTextObservation`.
  public override init() {
    super.init()
  }
  /// Stands in for `topCandidates` of `VNRecognizedTextObservation`.
  open func topCandidates(_ maxCandidateCount: Int) -> [VNRecognizedText] { [] }
}
