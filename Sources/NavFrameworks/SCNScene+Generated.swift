// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `SCNScene` of Frameworks, and does nothing.
open class SCNScene: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `SCNScene`.
  public override init() {
    super.init()
  }
  /// Creates what stands in for a `SCNScene`.
  public convenience init?(named name: String) {
    self.init()
    rootNode.isFromFile = true
  }
  /// Creates what stands in for a `SCNScene`.
  public convenience init?(
    named name: String,
    inDirectory directory: String?,
    options: [String: Any]? = nil
  ) {
    self.init()
    rootNode.isFromFile = true
  }
  /// Creates what stands in for a `SCNScene`.
  public convenience init(url: URL, options: [String: Any]? = nil) throws {
    self.init()
    rootNode.isFromFile = true
  }
  /// Stands in for `write` of `SCNScene`.
  @discardableResult
  open func write(
    to url: URL,
    options: [String: Any]?,
    delegate: AnyObject?,
    progressHandler: ((Float, (any Error)?, UnsafeMutablePointer<Bool>) -> Void)? = nil
  ) -> Bool { false }
  /// Stands in for `rootNode` of `SCNScene`.
  public let rootNode: SCNNode = SCNNode()
  /// Stands in for `background` of `SCNScene`.
  public let background: SCNMaterialProperty = SCNMaterialProperty()
  /// Stands in for `lightingEnvironment` of `SCNScene`.
  public let lightingEnvironment: SCNMaterialProperty = SCNMaterialProperty()
  /// Stands in for `physicsWorld` of `SCNScene`.
  public let physicsWorld: SCNPhysicsWorld = SCNPhysicsWorld()
  /// Stands in for `isPaused` of `SCNScene`.
  open var isPaused: Bool = false
}
