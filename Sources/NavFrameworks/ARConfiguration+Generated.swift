// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `ARConfiguration` of Frameworks, and does nothing.
open class ARConfiguration: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `ARConfiguration`.
  public override init() {
    super.init()
  }
  /// Stands in for `var` of `ARConfiguration`.
  open class var isSupported: Bool { false }
  /// Stands in for `isLightEstimationEnabled` of `ARConfiguration`.
  open var isLightEstimationEnabled: Bool = true
  /// Stands in for `WorldAlignment` of `ARConfiguration`.
  public enum WorldAlignment: Int, Sendable {
    /// Stands in for `gravity` of `WorldAlignment`.
    case gravity, gravityAndHeading, camera
  }
  /// Stands in for `worldAlignment` of `ARConfiguration`.
  open var worldAlignment: WorldAlignment = .gravity
}
