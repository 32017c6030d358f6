// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `SpriteView` of Frameworks, and does nothing.
@MainActor @preconcurrency
public struct SpriteView: View {
  /// Creates what stands in for a `SpriteView`.
  public init(scene: SKScene) {
  }
  /// Creates what stands in for a `SpriteView`.
  public init(
    scene: SKScene,
    transition: SKTransition? = nil,
    isPaused: Bool = false,
    preferredFramesPerSecond: Int = 60,
    options: Options = [],
    debugOptions: DebugOptions = []
  ) {
  }
  /// Stands in for `Options` of `SpriteView`.
  public struct Options: OptionSet, Sendable {
    /// Stands in for `rawValue` of `Options`.
    public let rawValue: UInt32
    /// Creates what stands in for a `Options`.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }
    /// Stands in for `allowsTransparency` of `Options`.
    public static let allowsTransparency: Options = Options(rawValue: 1)
    /// Stands in for `ignoresSiblingOrder` of `Options`.
    public static let ignoresSiblingOrder: Options = Options(rawValue: 2)
    /// Stands in for `shouldCullNonVisibleNodes` of `Options`.
    public static let shouldCullNonVisibleNodes: Options = Options(rawValue: 4)
  }
  /// Stands in for `DebugOptions` of `SpriteView`.
  public struct DebugOptions: OptionSet, Sendable {
    /// Stands in for `rawValue` of `DebugOptions`.
    public let rawValue: UInt32
    /// Creates what stands in for a `DebugOptions`.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }
    /// Stands in for `showsFPS` of `DebugOptions`.
    public static let showsFPS: DebugOptions = DebugOptions(rawValue: 1)
    /// Stands in for `showsNodeCount` of `DebugOptions`.
    public static let showsNodeCount: DebugOptions = DebugOptions(rawValue: 2)
    /// Stands in for `showsPhysics` of `DebugOptions`.
    public static let showsPhysics: DebugOptions = DebugOptions(rawValue: 4)
  }
  /// One element stands for the whole.
  public var body: some View { StandInElement("SpriteView") }
}
