// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `SKTransition` of Frameworks, and does nothing.
open class SKTransition: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `SKTransition`.
  public override init() {
    super.init()
  }
  /// Stands in for `crossFade` of `SKTransition`.
  public static func crossFade(withDuration duration: TimeInterval) -> SKTransition {
    SKTransition()
  }
  /// Stands in for `fade` of `SKTransition`.
  public static func fade(withDuration duration: TimeInterval) -> SKTransition { SKTransition() }
  /// Stands in for `doorway` of `SKTransition`.
  public static func doorway(withDuration duration: TimeInterval) -> SKTransition { SKTransition() }
  /// Stands in for `flipHorizontal` of `SKTransition`.
  public static func flipHorizontal(withDuration duration: TimeInterval) -> SKTransition {
    SKTransition()
  }
  /// Stands in for `flipVertical` of `SKTransition`.
  public static func flipVertical(withDuration duration: TimeInterval) -> SKTransition {
    SKTransition()
  }
}
