// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `AnchorEntity` of Frameworks, and does nothing.
@MainActor
@preconcurrency
open class AnchorEntity: Entity {
  /// Creates what stands in for a `AnchorEntity`.
  public required init() {
    super.init()
  }
  /// Creates what stands in for a `AnchorEntity`.
  public convenience init(world position: SIMD3<Float>) {
    self.init()
    self.position = position
  }
  /// Creates what stands in for a `AnchorEntity`.
  public convenience init(anchor: ARAnchor) {
    self.init()
  }
  /// Creates what stands in for a `AnchorEntity`.
  public convenience init(plane alignment: Alignment) {
    self.init()
  }
  /// Creates what stands in for a `AnchorEntity`.
  public convenience init(_ target: Target) {
    self.init()
  }
  /// Stands in for `Alignment` of `AnchorEntity`.
  public enum Alignment: Sendable {
    /// Stands in for `horizontal` of `Alignment`.
    case horizontal, vertical, any
  }
  /// Stands in for `Target` of `AnchorEntity`.
  public enum Target: Sendable {
    /// Stands in for `camera` of `Target`.
    case camera, face, body
  }
}
