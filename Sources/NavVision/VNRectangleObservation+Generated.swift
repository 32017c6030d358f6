// Made by Scripts/generate from Scripts/stand-ins/Vision.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `VNRectangleObservation` of Vision, and does nothing.
open class VNRectangleObservation: VNDetectedObjectObservation, @unchecked Sendable {
  /// Creates what stands in for a `VNRectangleObservation`.
  public override init() {
    super.init()
  }
  /// Stands in for `topLeft` of `VNRectangleObservation`.
  open var topLeft: CGPoint { .zero }
  /// Stands in for `topRight` of `VNRectangleObservation`.
  open var topRight: CGPoint { .zero }
  /// Stands in for `bottomLeft` of `VNRectangleObservation`.
  open var bottomLeft: CGPoint { .zero }
  /// Stands in for `bottomRight` of `VNRectangleObservation`.
  open var bottomRight: CGPoint { .zero }
}
