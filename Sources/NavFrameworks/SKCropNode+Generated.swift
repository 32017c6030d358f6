// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `SKCropNode` of Frameworks, and does nothing.
@MainActor @preconcurrency
open class SKCropNode: SKNode {
  /// Creates what stands in for a `SKCropNode`.
  public nonisolated override init() {
    super.init()
  }
  /// Stands in for `maskNode` of `SKCropNode`.
  open var maskNode: SKNode? = nil
}
