// Made by Scripts/generate from Scripts/stand-ins/Vision.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

extension VNFaceObservation {
  /// Stands in for `landmarks` of `VNFaceObservation`.
  public var landmarks: VNFaceLandmarks2D? { nil }
  /// Stands in for `roll` of `VNFaceObservation`.
  public var roll: NSNumber? { nil }
  /// Stands in for `yaw` of `VNFaceObservation`.
  public var yaw: NSNumber? { nil }
  /// Stands in for `pitch` of `VNFaceObservation`.
  public var pitch: NSNumber? { nil }
  /// Stands in for `faceCaptureQuality` of `VNFaceObservation`.
  public var faceCaptureQuality: Float? { nil }
}
