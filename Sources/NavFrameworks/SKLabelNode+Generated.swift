// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `SKLabelNode` of Frameworks, and does nothing.
@MainActor @preconcurrency
open class SKLabelNode: SKNode {
  /// Creates what stands in for a `SKLabelNode`.
  public nonisolated override init() {
    super.init()
  }
  /// Creates what stands in for a `SKLabelNode`.
  public convenience init(text: String?) {
    self.init()
    self.text = text
  }
  /// Creates what stands in for a `SKLabelNode`.
  public convenience init(fontNamed fontName: String?) {
    self.init()
    self.fontName = fontName
  }
  /// Stands in for `text` of `SKLabelNode`.
  open var text: String? = nil
  /// Stands in for `attributedText` of `SKLabelNode`.
  open var attributedText: NSAttributedString? = nil
  /// Stands in for `fontName` of `SKLabelNode`.
  open var fontName: String? = nil
  /// Stands in for `fontSize` of `SKLabelNode`.
  open var fontSize: CGFloat = 32
  /// Stands in for `fontColor` of `SKLabelNode`.
  open var fontColor: UIColor? = nil
  /// Stands in for `numberOfLines` of `SKLabelNode`.
  open var numberOfLines: Int = 1
  /// Stands in for `preferredMaxLayoutWidth` of `SKLabelNode`.
  open var preferredMaxLayoutWidth: CGFloat = 0
  /// Stands in for `color` of `SKLabelNode`.
  open var color: UIColor? = nil
  /// Stands in for `colorBlendFactor` of `SKLabelNode`.
  open var colorBlendFactor: CGFloat = 0
  /// Stands in for `horizontalAlignmentMode` of `SKLabelNode`.
  open var horizontalAlignmentMode: SKLabelHorizontalAlignmentMode = .center
  /// Stands in for `verticalAlignmentMode` of `SKLabelNode`.
  open var verticalAlignmentMode: SKLabelVerticalAlignmentMode = .baseline
}
