// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `RealityScene` of Frameworks, and does nothing.
@MainActor
@preconcurrency
open class RealityScene {
  /// Creates what stands in for a `RealityScene`.
  public init() {
  }
  /// Stands in for `anchors` of `RealityScene`.
  public var anchors: [Entity] = []
  /// Stands in for `addAnchor` of `RealityScene`.
  public func addAnchor(_ anchor: Entity) { anchors.append(anchor) }
  /// Stands in for `removeAnchor` of `RealityScene`.
  public func removeAnchor(_ anchor: Entity) { anchors.removeAll { $0 === anchor } }
  /// Stands in for `findEntity` of `RealityScene`.
  public func findEntity(named name: String) -> Entity? { anchors.first { $0.name == name } }
}
