// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `Entity` of Frameworks, and does nothing.
@MainActor
@preconcurrency
open class Entity: Hashable, Identifiable {
  /// Stands in for `==` of `Entity`.
  public nonisolated static func == (lhs: Entity, rhs: Entity) -> Bool { lhs === rhs }
  /// Stands in for `hash` of `Entity`.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  /// Creates what stands in for a `Entity`.
  public required init() {
  }
  /// Stands in for `name` of `Entity`.
  public var name: String = ""
  /// Stands in for `isEnabled` of `Entity`.
  public var isEnabled: Bool = true
  /// Stands in for `position` of `Entity`.
  public var position: SIMD3<Float> = SIMD3(0, 0, 0)
  /// Stands in for `scale` of `Entity`.
  public var scale: SIMD3<Float> = SIMD3(1, 1, 1)
  /// Stands in for `orientation` of `Entity`.
  public var orientation: simd_quatf = simd_quatf()
  /// Stands in for `transform` of `Entity`.
  public var transform: EntityTransform = EntityTransform()
  /// Stands in for `parent` of `Entity`.
  public weak var parent: Entity? = nil
  /// Stands in for `children` of `Entity`.
  public var children: [Entity] = []
  /// Stands in for `addChild` of `Entity`.
  public func addChild(_ entity: Entity, preservingWorldTransform: Bool = false) {
    entity.removeFromParent()
    children.append(entity)
    entity.parent = self
  }
  /// Stands in for `removeChild` of `Entity`.
  public func removeChild(_ entity: Entity, preservingWorldTransform: Bool = false) {
    children.removeAll { $0 === entity }
    entity.parent = nil
  }
  /// Stands in for `removeFromParent` of `Entity`.
  public func removeFromParent(preservingWorldTransform: Bool = false) { parent?.removeChild(self) }
  /// Stands in for `findEntity` of `Entity`.
  public func findEntity(named name: String) -> Entity? { children.first { $0.name == name } }
  /// Stands in for `setPosition` of `Entity`.
  public func setPosition(_ position: SIMD3<Float>, relativeTo referenceEntity: Entity?) {
    self.position = position
  }
  /// Stands in for `move` of `Entity`.
  public func move(
    to transform: EntityTransform,
    relativeTo referenceEntity: Entity?,
    duration: TimeInterval
  ) { self.transform = transform }
  /// Stands in for `generateCollisionShapes` of `Entity`.
  public func generateCollisionShapes(recursive: Bool) {}
  /// Stands in for `load` of `Entity`.
  public static func load(named name: String, in bundle: Bundle? = nil) throws -> Entity {
    Entity()
  }
  /// Stands in for `loadModel` of `Entity`.
  public static func loadModel(named name: String, in bundle: Bundle? = nil) throws -> ModelEntity {
    ModelEntity()
  }
}
