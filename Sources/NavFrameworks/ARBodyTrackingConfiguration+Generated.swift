// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `ARBodyTrackingConfiguration` of Frameworks, and does nothing.
open class ARBodyTrackingConfiguration: ARConfiguration, @unchecked Sendable {
  /// Creates what stands in for a `ARBodyTrackingConfiguration`.
  public override init() {
    super.init()
  }
}
