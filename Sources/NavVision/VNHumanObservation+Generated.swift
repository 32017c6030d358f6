// Made by Scripts/generate from Scripts/stand-ins/Vision.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `VNHumanObservation` of Vision, and does nothing.
open class VNHumanObservation: VNDetectedObjectObservation, @unchecked Sendable {
  /// Creates what stands in for a `VNHumanObservation`.
  public override init() {
    super.init()
  }
  /// Stands in for `upperBodyOnly` of `VNHumanObservation`.
  open var upperBodyOnly: Bool { true }
}
