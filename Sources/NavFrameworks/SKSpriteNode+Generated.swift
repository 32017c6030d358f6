// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `SKSpriteNode` of Frameworks, and does nothing.
@MainActor @preconcurrency
open class SKSpriteNode: SKNode {
  /// Creates what stands in for a `SKSpriteNode`.
  public nonisolated override init() {
    super.init()
  }
  /// Creates what stands in for a `SKSpriteNode`.
  public convenience init(imageNamed name: String) {
    self.init()
  }
  /// Creates what stands in for a `SKSpriteNode`.
  public convenience init(color: UIColor, size: CGSize) {
    self.init()
    self.color = color
    self.size = size
  }
  /// Creates what stands in for a `SKSpriteNode`.
  public convenience init(texture: SKTexture?) {
    self.init()
    self.texture = texture
  }
  /// Creates what stands in for a `SKSpriteNode`.
  public convenience init(texture: SKTexture?, size: CGSize) {
    self.init()
    self.texture = texture
    self.size = size
  }
  /// Creates what stands in for a `SKSpriteNode`.
  public init(texture: SKTexture?, color: UIColor, size: CGSize) {
    self.texture = texture
    self.color = color
    self.size = size
    super.init()
  }
  /// Stands in for `size` of `SKSpriteNode`.
  open var size: CGSize = .zero
  /// Stands in for `color` of `SKSpriteNode`.
  open var color: UIColor = .white
  /// Stands in for `colorBlendFactor` of `SKSpriteNode`.
  open var colorBlendFactor: CGFloat = 0
  /// Stands in for `anchorPoint` of `SKSpriteNode`.
  open var anchorPoint: CGPoint = .zero
  /// Stands in for `texture` of `SKSpriteNode`.
  open var texture: SKTexture? = nil
}
