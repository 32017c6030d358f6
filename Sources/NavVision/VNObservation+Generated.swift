// Made by Scripts/generate from Scripts/stand-ins/Vision.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `VNObservation` of Vision, and does nothing.
open class VNObservation: NSObject, @unchecked Sendable {
  /// Stands in for `uuid` of `VNObservation`.
  public let uuid: UUID = UUID()
  /// Stands in for `confidence` of `VNObservation`.
  open var confidence: Float = 0
  /// Creates what stands in for a `VNObservation`.
  public override init() {
    super.init()
  }
}
