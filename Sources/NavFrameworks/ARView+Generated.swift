// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `ARView` of Frameworks, and does nothing.
@MainActor @preconcurrency
open class ARView: UIView {
  /// Stands in for `CameraMode` of `ARView`.
  public enum CameraMode: Sendable {
    /// Stands in for `ar` of `CameraMode`.
    case ar, nonAR
  }
  /// Creates what stands in for a `ARView`.
  public convenience init(
    frame: CGRect,
    cameraMode: CameraMode,
    automaticallyConfigureSession: Bool
  ) {
    self.init(frame: frame)
  }
  /// Stands in for `scene` of `ARView`.
  open var scene: RealityScene = RealityScene()
  /// Stands in for `session` of `ARView`.
  open var session: ARSession = ARSession()
  /// Stands in for `debugOptions` of `ARView`.
  open var debugOptions: DebugOptions = []
  /// Stands in for `entity` of `ARView`.
  open func entity(at point: CGPoint) -> Entity? { nil }
  /// Stands in for `raycast` of `ARView`.
  open func raycast(
    from point: CGPoint,
    allowing target: ARRaycastTarget,
    alignment: ARRaycastTargetAlignment
  ) -> [ARRaycastResult] { [] }
  /// Stands in for `DebugOptions` of `ARView`.
  public struct DebugOptions: OptionSet, Sendable {
    /// Stands in for `rawValue` of `DebugOptions`.
    public let rawValue: Int
    /// Creates what stands in for a `DebugOptions`.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }
    /// Stands in for `showStatistics` of `DebugOptions`.
    public static let showStatistics: DebugOptions = DebugOptions(rawValue: 1)
    /// Stands in for `showAnchorOrigins` of `DebugOptions`.
    public static let showAnchorOrigins: DebugOptions = DebugOptions(rawValue: 2)
    /// Stands in for `showFeaturePoints` of `DebugOptions`.
    public static let showFeaturePoints: DebugOptions = DebugOptions(rawValue: 4)
    /// Stands in for `showWorldOrigin` of `DebugOptions`.
    public static let showWorldOrigin: DebugOptions = DebugOptions(rawValue: 8)
  }
}
