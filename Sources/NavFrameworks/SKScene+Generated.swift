// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `SKScene` of Frameworks, and does nothing.
@MainActor @preconcurrency
open class SKScene: SKNode {
  /// Creates what stands in for a `SKScene`.
  public nonisolated override init() {
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
  open var backgroundColor: UIColor = .black
  /// Stands in for `anchorPoint` of `SKScene`.
  open var anchorPoint: CGPoint = .zero
  /// Stands in for `camera` of `SKScene`.
  open var camera: SKCameraNode? = nil
  /// Stands in for `SKView?` of `SKScene`.
  open var view: SKView? { nil }
  /// Stands in for `physicsWorld` of `SKScene`.
  open var physicsWorld: SKPhysicsWorld = SKPhysicsWorld()
  /// Stands in for `didMove` of `SKScene`.
  open func didMove(to view: SKView) {}
  /// Stands in for `willMove` of `SKScene`.
  open func willMove(from view: SKView) {}
  /// Stands in for `sceneDidLoad` of `SKScene`.
  open func sceneDidLoad() {}
  /// Stands in for `didChangeSize` of `SKScene`.
  open func didChangeSize(_ oldSize: CGSize) {}
  /// Stands in for `update` of `SKScene`.
  open func update(_ currentTime: TimeInterval) {}
  /// Stands in for `didEvaluateActions` of `SKScene`.
  open func didEvaluateActions() {}
  /// Stands in for `didSimulatePhysics` of `SKScene`.
  open func didSimulatePhysics() {}
  /// Stands in for `didFinishUpdate` of `SKScene`.
  open func didFinishUpdate() {}
}
