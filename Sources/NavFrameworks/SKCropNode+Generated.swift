// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `SKCropNode` of Frameworks, and does nothing.
open class SKCropNode: SKNode, @unchecked Sendable {
  /// Creates what stands in for a `SKCropNode`.
  public override init() {
    super.init()
  }
  /// Stands in for `maskNode` of `SKCropNode`.
  open var maskNode: SKNode? = nil
}
