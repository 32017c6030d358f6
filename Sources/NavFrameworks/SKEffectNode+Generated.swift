// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `SKEffectNode` of Frameworks, and does nothing.
@MainActor @preconcurrency
open class SKEffectNode: SKNode {
  /// Creates what stands in for a `SKEffectNode`.
  public nonisolated override init() {
    super.init()
  }
  /// Stands in for `shouldEnableEffects` of `SKEffectNode`.
  open var shouldEnableEffects: Bool = true
}
