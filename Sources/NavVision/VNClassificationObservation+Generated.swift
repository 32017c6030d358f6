// Made by Scripts/generate from Scripts/stand-ins/Vision.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `VNClassificationObservation` of Vision, and does nothing.
open class VNClassificationObservation: VNObservation, @unchecked Sendable {
  /// Creates what stands in for a `VNClassificationObservation`.
  public override init() {
    super.init()
  }
  /// Stands in for `identifier` of `VNClassificationObservation`.
  open var identifier: String { "" }
}
