// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `SCNView` of Frameworks, and does nothing.
@MainActor @preconcurrency
open class SCNView: UIView, SCNSceneRenderer {
  /// Creates what stands in for a `SCNView`.
  public convenience init(frame: CGRect, options: [String: Any]? = nil) {
    self.init(frame: frame)
  }
  /// Stands in for `scene` of `SCNView`.
  open var scene: SCNScene? = nil
  /// Stands in for `pointOfView` of `SCNView`.
  open var pointOfView: SCNNode? = nil
  /// Stands in for `delegate` of `SCNView`.
  public weak var delegate: (any SCNSceneRendererDelegate)? = nil
  /// Stands in for `allowsCameraControl` of `SCNView`.
  open var allowsCameraControl: Bool = false
  /// Stands in for `autoenablesDefaultLighting` of `SCNView`.
  open var autoenablesDefaultLighting: Bool = false
  /// Stands in for `showsStatistics` of `SCNView`.
  open var showsStatistics: Bool = false
  /// Stands in for `isPlaying` of `SCNView`.
  open var isPlaying: Bool = false
  /// Stands in for `rendersContinuously` of `SCNView`.
  open var rendersContinuously: Bool = false
  /// Stands in for `preferredFramesPerSecond` of `SCNView`.
  open var preferredFramesPerSecond: Int = 60
  /// Stands in for `antialiasingMode` of `SCNView`.
  open var antialiasingMode: SCNAntialiasingMode = .none
  /// Stands in for `hitTest` of `SCNView`.
  open func hitTest(_ point: CGPoint, options: [SCNHitTestOption: Any]? = nil) -> [SCNHitTestResult]
  { [] }
  /// Stands in for `snapshot` of `SCNView`.
  open func snapshot() -> UIImage { UIImage() }
  /// Stands in for `play` of `SCNView`.
  open func play(_ sender: Any?) {}
  /// Stands in for `pause` of `SCNView`.
  open func pause(_ sender: Any?) {}
  /// Stands in for `stop` of `SCNView`.
  open func stop(_ sender: Any?) {}
}
