// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `RealityViewContent` of Frameworks, and does nothing.
@MainActor
@preconcurrency
open class RealityViewContent {
  /// Creates what stands in for a `RealityViewContent`.
  public init() {
  }
  /// Stands in for `entities` of `RealityViewContent`.
  public var entities: [Entity] = []
  /// Stands in for `add` of `RealityViewContent`.
  public func add(_ entity: Entity) { entities.append(entity) }
  /// Stands in for `remove` of `RealityViewContent`.
  public func remove(_ entity: Entity) { entities.removeAll { $0 === entity } }
}
