// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `ARImageTrackingConfiguration` of Frameworks, and does nothing.
open class ARImageTrackingConfiguration: ARConfiguration, @unchecked Sendable {
  /// Creates what stands in for a `ARImageTrackingConfiguration`.
  public override init() {
    super.init()
  }
}
