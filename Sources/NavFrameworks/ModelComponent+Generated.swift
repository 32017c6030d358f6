// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `ModelComponent` of Frameworks, and does nothing.
public struct ModelComponent: Sendable {
  /// Creates what stands in for a `ModelComponent`.
  public init(mesh: MeshResource, materials: [any RealityMaterial]) {
  }
}
