// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `SCNNode` of Frameworks, and does nothing.
open class SCNNode: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `SCNNode`.
  public override init() {
    super.init()
  }
  /// Creates what stands in for a `SCNNode`.
  public convenience init(geometry: SCNGeometry?) {
    self.init()
    self.geometry = geometry
  }
  /// Stands in for `name` of `SCNNode`.
  open var name: String? = nil
  /// Stands in for `geometry` of `SCNNode`.
  open var geometry: SCNGeometry? = nil
  /// Stands in for `light` of `SCNNode`.
  open var light: SCNLight? = nil
  /// Stands in for `camera` of `SCNNode`.
  open var camera: SCNCamera? = nil
  /// Stands in for `physicsBody` of `SCNNode`.
  open var physicsBody: SCNPhysicsBody? = nil
  /// Stands in for `position` of `SCNNode`.
  open var position: SCNVector3 = SCNVector3()
  /// Stands in for `worldPosition` of `SCNNode`.
  open var worldPosition: SCNVector3 {
    get { position }
    set { position = newValue }
  }
  /// Stands in for `eulerAngles` of `SCNNode`.
  open var eulerAngles: SCNVector3 = SCNVector3()
  /// Stands in for `rotation` of `SCNNode`.
  open var rotation: SCNVector4 = SCNVector4()
  /// Stands in for `orientation` of `SCNNode`.
  open var orientation: SCNQuaternion = SCNQuaternion()
  /// Stands in for `simdPosition` of `SCNNode`.
  open var simdPosition: SIMD3<Float> = SIMD3(0, 0, 0)
  /// Stands in for `simdScale` of `SCNNode`.
  open var simdScale: SIMD3<Float> = SIMD3(1, 1, 1)
  /// Stands in for `simdEulerAngles` of `SCNNode`.
  open var simdEulerAngles: SIMD3<Float> = SIMD3(0, 0, 0)
  /// Stands in for `simdOrientation` of `SCNNode`.
  open var simdOrientation: simd_quatf = simd_quatf()
  /// Stands in for `simdTransform` of `SCNNode`.
  open var simdTransform: simd_float4x4 = simd_float4x4()
  /// Stands in for `scale` of `SCNNode`.
  open var scale: SCNVector3 = SCNVector3(x: 1, y: 1, z: 1)
  /// Stands in for `pivot` of `SCNNode`.
  open var pivot: SCNMatrix4 = SCNMatrix4()
  /// Stands in for `transform` of `SCNNode`.
  open var transform: SCNMatrix4 = SCNMatrix4()
  /// Stands in for `isHidden` of `SCNNode`.
  open var isHidden: Bool = false
  /// Stands in for `opacity` of `SCNNode`.
  open var opacity: CGFloat = 1
  /// Stands in for `castsShadow` of `SCNNode`.
  open var castsShadow: Bool = true
  /// Stands in for `categoryBitMask` of `SCNNode`.
  open var categoryBitMask: Int = 1
  /// Stands in for `isFromFile` of `SCNNode`.
  open var isFromFile: Bool = false
  /// Stands in for `presentation` of `SCNNode`.
  open var presentation: SCNNode { self }
  /// Stands in for `constraints` of `SCNNode`.
  open var constraints: [SCNConstraint]? = nil
  /// Stands in for `animationKeys` of `SCNNode`.
  open var animationKeys: [String] { [] }
  /// Stands in for `addAnimation` of `SCNNode`.
  open func addAnimation(_ animation: CAAnimation, forKey key: String?) {}
  /// Stands in for `removeAnimation` of `SCNNode`.
  open func removeAnimation(forKey key: String) {}
  /// Stands in for `removeAllAnimations` of `SCNNode`.
  open func removeAllAnimations() {}
  /// Stands in for `parent` of `SCNNode`.
  public weak var parent: SCNNode? = nil
  /// Stands in for `childNodes` of `SCNNode`.
  open var childNodes: [SCNNode] = []
  /// Stands in for `addChildNode` of `SCNNode`.
  open func addChildNode(_ child: SCNNode) {
    child.removeFromParentNode()
    childNodes.append(child)
    child.parent = self
  }
  /// Stands in for `insertChildNode` of `SCNNode`.
  open func insertChildNode(_ child: SCNNode, at index: Int) { addChildNode(child) }
  /// Stands in for `removeFromParentNode` of `SCNNode`.
  open func removeFromParentNode() {
    parent?.childNodes.removeAll { $0 === self }
    parent = nil
  }
  /// Stands in for `childNode` of `SCNNode`.
  open func childNode(withName name: String, recursively: Bool) -> SCNNode? {
    SCNNodeSearch.node(named: name, in: self)
  }
  /// Stands in for `childNodes` of `SCNNode`.
  open func childNodes(
    passingTest predicate: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Bool
  ) -> [SCNNode] { [] }
  /// Stands in for `enumerateChildNodes` of `SCNNode`.
  open func enumerateChildNodes(_ block: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Void) {
    var stop = ObjCBool(false)
    for child in childNodes where !stop.boolValue { block(child, &stop) }
  }
  /// Stands in for `clone` of `SCNNode`.
  open func clone() -> Self { self }
  /// Stands in for `flattenedClone` of `SCNNode`.
  open func flattenedClone() -> Self { self }
  /// Stands in for `look` of `SCNNode`.
  open func look(at worldTarget: SCNVector3) {}
  /// Stands in for `runAction` of `SCNNode`.
  open func runAction(_ action: SCNAction) async {}
  /// Stands in for `runAction` of `SCNNode`.
  open func runAction(_ action: SCNAction, forKey key: String?) async {}
  /// Stands in for `runAction` of `SCNNode`.
  open func runAction(_ action: SCNAction, completionHandler block: (() -> Void)? = nil) {
    block?()
  }
  /// Stands in for `runAction` of `SCNNode`.
  open func runAction(
    _ action: SCNAction,
    forKey key: String?,
    completionHandler block: (() -> Void)? = nil
  ) { block?() }
  /// Stands in for `removeAction` of `SCNNode`.
  open func removeAction(forKey key: String) {}
  /// Stands in for `removeAllActions` of `SCNNode`.
  open func removeAllActions() {}
  /// Stands in for `addParticleSystem` of `SCNNode`.
  open func addParticleSystem(_ system: SCNParticleSystem) {}
  /// Stands in for `removeAllParticleSystems` of `SCNNode`.
  open func removeAllParticleSystems() {}
  /// Stands in for `addAudioPlayer` of `SCNNode`.
  open func addAudioPlayer(_ player: SCNAudioPlayer) {}
}
