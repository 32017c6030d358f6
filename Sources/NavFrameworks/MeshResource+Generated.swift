// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `MeshResource` of Frameworks, and does nothing.
@MainActor
@preconcurrency
open class MeshResource: Sendable {
  /// Creates what stands in for a `MeshResource`.
  public init() {
  }
  /// Stands in for `generateBox` of `MeshResource`.
  public static func generateBox(size: Float, cornerRadius: Float = 0) -> MeshResource {
    MeshResource()
  }
  /// Stands in for `generateBox` of `MeshResource`.
  public static func generateBox(size: SIMD3<Float>, cornerRadius: Float = 0) -> MeshResource {
    MeshResource()
  }
  /// Stands in for `generateBox` of `MeshResource`.
  public static func generateBox(
    width: Float,
    height: Float,
    depth: Float,
    cornerRadius: Float = 0
  ) -> MeshResource { MeshResource() }
  /// Stands in for `generatePlane` of `MeshResource`.
  public static func generatePlane(
    width: Float,
    depth: Float,
    cornerRadius: Float = 0
  ) -> MeshResource { MeshResource() }
  /// Stands in for `generatePlane` of `MeshResource`.
  public static func generatePlane(
    width: Float,
    height: Float,
    cornerRadius: Float = 0
  ) -> MeshResource { MeshResource() }
  /// Stands in for `generateSphere` of `MeshResource`.
  public static func generateSphere(radius: Float) -> MeshResource { MeshResource() }
  /// Stands in for `generateText` of `MeshResource`.
  public static func generateText(
    _ string: String,
    extrusionDepth: Float = 0.25,
    font: UIFont = .systemFont(ofSize: 17)
  ) -> MeshResource { MeshResource() }
}
