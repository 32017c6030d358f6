// Made by Scripts/generate from Scripts/stand-ins/Vision.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `VNFaceLandmarks2D` of Vision, and does nothing.
open class VNFaceLandmarks2D: NSObject, @unchecked Sendable {
  /// Stands in for `allPoints` of `VNFaceLandmarks2D`.
  open var allPoints: VNFaceLandmarkRegion2D? { nil }
  /// Stands in for `faceContour` of `VNFaceLandmarks2D`.
  open var faceContour: VNFaceLandmarkRegion2D? { nil }
  /// Stands in for `leftEye` of `VNFaceLandmarks2D`.
  open var leftEye: VNFaceLandmarkRegion2D? { nil }
  /// Stands in for `rightEye` of `VNFaceLandmarks2D`.
  open var rightEye: VNFaceLandmarkRegion2D? { nil }
  /// Stands in for `leftEyebrow` of `VNFaceLandmarks2D`.
  open var leftEyebrow: VNFaceLandmarkRegion2D? { nil }
  /// Stands in for `rightEyebrow` of `VNFaceLandmarks2D`.
  open var rightEyebrow: VNFaceLandmarkRegion2D? { nil }
  /// Stands in for `nose` of `VNFaceLandmarks2D`.
  open var nose: VNFaceLandmarkRegion2D? { nil }
  /// Stands in for `noseCrest` of `VNFaceLandmarks2D`.
  open var noseCrest: VNFaceLandmarkRegion2D? { nil }
  /// Stands in for `medianLine` of `VNFaceLandmarks2D`.
  open var medianLine: VNFaceLandmarkRegion2D? { nil }
  /// Stands in for `outerLips` of `VNFaceLandmarks2D`.
  open var outerLips: VNFaceLandmarkRegion2D? { nil }
  /// Stands in for `innerLips` of `VNFaceLandmarks2D`.
  open var innerLips: VNFaceLandmarkRegion2D? { nil }
  /// Stands in for `leftPupil` of `VNFaceLandmarks2D`.
  open var leftPupil: VNFaceLandmarkRegion2D? { nil }
  /// Stands in for `rightPupil` of `VNFaceLandmarks2D`.
  open var rightPupil: VNFaceLandmarkRegion2D? { nil }
}
