// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `SCNScene` of Frameworks, and does nothing.
open class SCNScene: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `SCNScene`.
  public override init() {
    super.init()
  }
  /// Creates what stands in for a `SCNScene`.
  public convenience init?(named name: String) {
    self.init()
  }
}
