// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `SKEffectNode` of Frameworks, and does nothing.
open class SKEffectNode: SKNode, @unchecked Sendable {
  /// Creates what stands in for a `SKEffectNode`.
  public override init() {
    super.init()
  }
  /// Stands in for `shouldEnableEffects` of `SKEffectNode`.
  open var shouldEnableEffects: Bool = true
}
