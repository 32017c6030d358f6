// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `SpriteView` of Frameworks, and does nothing.
@MainActor @preconcurrency
public struct SpriteView: View {
  /// Creates what stands in for a `SpriteView`.
  public init(scene: SKScene) {
  }
  /// Creates what stands in for a `SpriteView`.
  public init(scene: SKScene, transition: Any?, isPaused: Bool, preferredFramesPerSecond: Int) {
  }
  /// One element stands for the whole.
  public var body: some View { StandInElement("SpriteView") }
}
