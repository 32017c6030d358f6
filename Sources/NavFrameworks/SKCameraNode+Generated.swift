// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `SKCameraNode` of Frameworks, and does nothing.
open class SKCameraNode: SKNode, @unchecked Sendable {
  /// Creates what stands in for a `SKCameraNode`.
  public override init() {
    super.init()
  }
}
