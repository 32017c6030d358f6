// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `SKCameraNode` of Frameworks, and does nothing.
@MainActor @preconcurrency
open class SKCameraNode: SKNode {
  /// Creates what stands in for a `SKCameraNode`.
  public nonisolated override init() {
    super.init()
  }
}
