// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `ModelEntity` of Frameworks, and does nothing.
@MainActor
@preconcurrency
open class ModelEntity: Entity {
  /// Stands in for `model` of `ModelEntity`.
  public var model: ModelComponent? = nil
  /// Creates what stands in for a `ModelEntity`.
  public required init() {
    super.init()
  }
  /// Creates what stands in for a `ModelEntity`.
  public convenience init(mesh: MeshResource, materials: [any RealityMaterial] = []) {
    self.init()
  }
}
