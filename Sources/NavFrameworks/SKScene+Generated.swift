// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `SKScene` of Frameworks, and does nothing.
open class SKScene: SKNode, @unchecked Sendable {
  /// Creates what stands in for a `SKScene`.
  public override init() {
    super.init()
  }
  /// Creates what stands in for a `SKScene`.
  public convenience init(size: CGSize) {
    self.init()
    self.size = size
  }
  /// Creates what stands in for a `SKScene`.
  public convenience init?(fileNamed filename: String) {
    self.init()
  }
  /// Stands in for `size` of `SKScene`.
  open var size: CGSize = .zero
  /// Stands in for `scaleMode` of `SKScene`.
  open var scaleMode: SKSceneScaleMode = .fill
  /// Stands in for `backgroundColor` of `SKScene`.
  open var backgroundColor: UIColor? = nil
  /// Stands in for `anchorPoint` of `SKScene`.
  open var anchorPoint: CGPoint = .zero
}
