// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `SKTextureAtlas` of Frameworks, and does nothing.
open class SKTextureAtlas: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `SKTextureAtlas`.
  public convenience init(named name: String) {
    self.init()
  }
  /// Creates what stands in for a `SKTextureAtlas`.
  public override init() {
    super.init()
  }
  /// Stands in for `textureNames` of `SKTextureAtlas`.
  open var textureNames: [String] { [] }
  /// Stands in for `textureNamed` of `SKTextureAtlas`.
  open func textureNamed(_ name: String) -> SKTexture { SKTexture() }
}
