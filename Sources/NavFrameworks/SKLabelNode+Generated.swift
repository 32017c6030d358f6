// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `SKLabelNode` of Frameworks, and does nothing.
open class SKLabelNode: SKNode, @unchecked Sendable {
  /// Creates what stands in for a `SKLabelNode`.
  public override init() {
    super.init()
  }
  /// Creates what stands in for a `SKLabelNode`.
  public convenience init(text: String?) {
    self.init()
    self.text = text
  }
  /// Stands in for `text` of `SKLabelNode`.
  open var text: String? = nil
  /// Stands in for `fontSize` of `SKLabelNode`.
  open var fontSize: CGFloat = 32
  /// Stands in for `fontColor` of `SKLabelNode`.
  open var fontColor: UIColor? = nil
}
