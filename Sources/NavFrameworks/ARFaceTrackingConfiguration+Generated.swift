// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `ARFaceTrackingConfiguration` of Frameworks, and does nothing.
open class ARFaceTrackingConfiguration: ARConfiguration, @unchecked Sendable {
  /// Creates what stands in for a `ARFaceTrackingConfiguration`.
  public override init() {
    super.init()
  }
  /// Stands in for `maximumNumberOfTrackedFaces` of `ARFaceTrackingConfiguration`.
  open var maximumNumberOfTrackedFaces: Int = 1
}
