// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `SKSpriteNode` of Frameworks, and does nothing.
open class SKSpriteNode: SKNode, @unchecked Sendable {
  /// Creates what stands in for a `SKSpriteNode`.
  public override init() {
    super.init()
  }
  /// Creates what stands in for a `SKSpriteNode`.
  public convenience init(imageNamed name: String) {
    self.init()
  }
  /// Creates what stands in for a `SKSpriteNode`.
  public convenience init(color: UIColor, size: CGSize) {
    self.init()
  }
  /// Stands in for `size` of `SKSpriteNode`.
  open var size: CGSize = .zero
}
