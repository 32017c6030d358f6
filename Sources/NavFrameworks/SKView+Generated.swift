// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `SKView` of Frameworks, and does nothing.
@MainActor @preconcurrency
open class SKView: UIView {
  /// Stands in for `scene` of `SKView`.
  open var scene: SKScene? = nil
  /// Stands in for `isPaused` of `SKView`.
  open var isPaused: Bool = false
  /// Stands in for `showsFPS` of `SKView`.
  open var showsFPS: Bool = false
  /// Stands in for `showsNodeCount` of `SKView`.
  open var showsNodeCount: Bool = false
  /// Stands in for `showsPhysics` of `SKView`.
  open var showsPhysics: Bool = false
  /// Stands in for `ignoresSiblingOrder` of `SKView`.
  open var ignoresSiblingOrder: Bool = false
  /// Stands in for `allowsTransparency` of `SKView`.
  open var allowsTransparency: Bool = false
  /// Stands in for `preferredFramesPerSecond` of `SKView`.
  open var preferredFramesPerSecond: Int = 60
  /// Stands in for `presentScene` of `SKView`.
  open func presentScene(_ scene: SKScene?) { self.scene = scene }
  /// Stands in for `presentScene` of `SKView`.
  open func presentScene(_ scene: SKScene, transition: SKTransition) { self.scene = scene }
  /// Stands in for `texture` of `SKView`.
  open func texture(from node: SKNode) -> SKTexture? { nil }
  /// Stands in for `texture` of `SKView`.
  open func texture(from node: SKNode, crop: CGRect) -> SKTexture? { nil }
  /// Stands in for `convert` of `SKView`.
  open func convert(_ point: CGPoint, to scene: SKScene) -> CGPoint { point }
  /// Stands in for `convert` of `SKView`.
  open func convert(_ point: CGPoint, from scene: SKScene) -> CGPoint { point }
}
