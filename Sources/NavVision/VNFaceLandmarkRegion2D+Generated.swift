// Made by Scripts/generate from Scripts/stand-ins/Vision.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `VNFaceLandmarkRegion2D` of Vision, and does nothing.
open class VNFaceLandmarkRegion2D: NSObject, @unchecked Sendable {
  /// Stands in for `pointCount` of `VNFaceLandmarkRegion2D`.
  open var pointCount: Int { 0 }
  /// Stands in for `normalizedPoints` of `VNFaceLandmarkRegion2D`.
  open var normalizedPoints: [CGPoint] { [] }
  /// Stands in for `pointsInImage` of `VNFaceLandmarkRegion2D`.
  open func pointsInImage(imageSize: CGSize) -> [CGPoint] { [] }
}
