// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `SKNode` of Frameworks, and does nothing.
@MainActor @preconcurrency
open class SKNode: NSObject {
  /// Creates what stands in for a `SKNode`.
  public nonisolated override init() {
    super.init()
  }
  /// Stands in for `position` of `SKNode`.
  open var position: CGPoint = .zero
  /// Stands in for `name` of `SKNode`.
  open var name: String? = nil
  /// Stands in for `zPosition` of `SKNode`.
  open var zPosition: CGFloat = 0
  /// Stands in for `zRotation` of `SKNode`.
  open var zRotation: CGFloat = 0
  /// Stands in for `xScale` of `SKNode`.
  open var xScale: CGFloat = 1
  /// Stands in for `yScale` of `SKNode`.
  open var yScale: CGFloat = 1
  /// Stands in for `alpha` of `SKNode`.
  open var alpha: CGFloat = 1
  /// Stands in for `speed` of `SKNode`.
  open var speed: CGFloat = 1
  /// Stands in for `isHidden` of `SKNode`.
  open var isHidden: Bool = false
  /// Stands in for `isPaused` of `SKNode`.
  open var isPaused: Bool = false
  /// Stands in for `isUserInteractionEnabled` of `SKNode`.
  open var isUserInteractionEnabled: Bool = false
  /// Stands in for `frame` of `SKNode`.
  open var frame: CGRect { CGRect(origin: position, size: .zero) }
  /// Stands in for `physicsBody` of `SKNode`.
  open var physicsBody: SKPhysicsBody? = nil
  /// Stands in for `userData` of `SKNode`.
  open var userData: NSMutableDictionary? = nil
  /// Stands in for `children` of `SKNode`.
  open var children: [SKNode] = []
  /// Stands in for `parent` of `SKNode`.
  public weak var parent: SKNode? = nil
  /// Stands in for `scene` of `SKNode`.
  open var scene: SKScene? { nil }
  /// Stands in for `addChild` of `SKNode`.
  open func addChild(_ node: SKNode) {
    children.append(node)
    node.parent = self
  }
  /// Stands in for `insertChild` of `SKNode`.
  open func insertChild(_ node: SKNode, at index: Int) {
    children.insert(node, at: min(max(index, 0), children.count))
    node.parent = self
  }
  /// Stands in for `removeFromParent` of `SKNode`.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
  /// Stands in for `removeAllChildren` of `SKNode`.
  open func removeAllChildren() { children = [] }
  /// Stands in for `removeChildren` of `SKNode`.
  open func removeChildren(in nodes: [SKNode]) {
    children.removeAll { child in nodes.contains { $0 === child } }
  }
  /// Stands in for `childNode` of `SKNode`.
  open func childNode(withName name: String) -> SKNode? { children.first { $0.name == name } }
  /// Stands in for `enumerateChildNodes` of `SKNode`.
  open func enumerateChildNodes(
    withName name: String,
    using block: (SKNode, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
  /// Stands in for `setScale` of `SKNode`.
  open func setScale(_ scale: CGFloat) {
    xScale = scale
    yScale = scale
  }
  /// Stands in for `run` of `SKNode`.
  open func run(_ action: SKAction) {}
  /// Stands in for `run` of `SKNode`.
  open func run(_ action: SKAction, withKey key: String) {}
  /// Stands in for `run` of `SKNode`.
  open func run(_ action: SKAction, completion block: @escaping () -> Void) { block() }
  /// Stands in for `hasActions` of `SKNode`.
  open func hasActions() -> Bool { false }
  /// Stands in for `removeAction` of `SKNode`.
  open func removeAction(forKey key: String) {}
  /// Stands in for `removeAllActions` of `SKNode`.
  open func removeAllActions() {}
  /// Stands in for `contains` of `SKNode`.
  open func contains(_ point: CGPoint) -> Bool { false }
  /// Stands in for `intersects` of `SKNode`.
  open func intersects(_ node: SKNode) -> Bool { false }
  /// Stands in for `atPoint` of `SKNode`.
  open func atPoint(_ point: CGPoint) -> SKNode { self }
  /// Stands in for `nodes` of `SKNode`.
  open func nodes(at point: CGPoint) -> [SKNode] { [] }
  /// Stands in for `touchesBegan` of `SKNode`.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Stands in for `touchesMoved` of `SKNode`.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Stands in for `touchesEnded` of `SKNode`.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Stands in for `touchesCancelled` of `SKNode`.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Stands in for `calculateAccumulatedFrame` of `SKNode`.
  open func calculateAccumulatedFrame() -> CGRect { frame }
}
