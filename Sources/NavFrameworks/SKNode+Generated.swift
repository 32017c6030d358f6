// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `SKNode` of Frameworks, and does nothing.
open class SKNode: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `SKNode`.
  public override init() {
    super.init()
  }
  /// Stands in for `position` of `SKNode`.
  open var position: CGPoint = .zero
  /// Stands in for `name` of `SKNode`.
  open var name: String? = nil
  /// Stands in for `zPosition` of `SKNode`.
  open var zPosition: CGFloat = 0
  /// Stands in for `alpha` of `SKNode`.
  open var alpha: CGFloat = 1
  /// Stands in for `children` of `SKNode`.
  open var children: [SKNode] = []
  /// Stands in for `addChild` of `SKNode`.
  open func addChild(_ node: SKNode) { children.append(node) }
  /// Stands in for `removeFromParent` of `SKNode`.
  open func removeFromParent() {}
  /// Stands in for `removeAllChildren` of `SKNode`.
  open func removeAllChildren() { children = [] }
}
