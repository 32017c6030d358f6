// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `SceneView` of Frameworks, and does nothing.
@MainActor @preconcurrency
public struct SceneView: View {
  /// Creates what stands in for a `SceneView`.
  public init(scene: SCNScene? = nil, options: Options = []) {
  }
  /// Creates what stands in for a `SceneView`.
  public init(
    scene: SCNScene? = nil,
    pointOfView: SCNNode? = nil,
    options: Options = [],
    preferredFramesPerSecond: Int = 60,
    antialiasingMode: SCNAntialiasingMode = .multisampling4X,
    delegate: (any SCNSceneRendererDelegate)? = nil
  ) {
  }
  /// Stands in for `Options` of `SceneView`.
  public struct Options: OptionSet, Sendable {
    /// Stands in for `rawValue` of `Options`.
    public let rawValue: Int
    /// Creates what stands in for a `Options`.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }
    /// Stands in for `allowsCameraControl` of `Options`.
    public static let allowsCameraControl: Options = Options(rawValue: 1)
    /// Stands in for `autoenablesDefaultLighting` of `Options`.
    public static let autoenablesDefaultLighting: Options = Options(rawValue: 2)
    /// Stands in for `rendersContinuously` of `Options`.
    public static let rendersContinuously: Options = Options(rawValue: 4)
    /// Stands in for `jitteringEnabled` of `Options`.
    public static let jitteringEnabled: Options = Options(rawValue: 8)
    /// Stands in for `temporalAntialiasingEnabled` of `Options`.
    public static let temporalAntialiasingEnabled: Options = Options(rawValue: 16)
  }
  /// One element stands for the whole.
  public var body: some View { StandInElement("SceneView") }
}
