// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `GKRandomSource` of Frameworks, and does nothing.
open class GKRandomSource: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `GKRandomSource`.
  public override init() {
    super.init()
  }
  /// Stands in for `sharedRandom` of `GKRandomSource`.
  public static func sharedRandom() -> GKRandomSource { GKRandomSource() }
  /// Stands in for `nextInt` of `GKRandomSource`.
  open func nextInt() -> Int { Int.random(in: -2_147_483_648...2_147_483_647) }
  /// Stands in for `nextInt` of `GKRandomSource`.
  open func nextInt(upperBound: Int) -> Int { Int.random(in: 0..<max(upperBound, 1)) }
  /// Stands in for `nextUniform` of `GKRandomSource`.
  open func nextUniform() -> Float { Float.random(in: 0...1) }
  /// Stands in for `nextBool` of `GKRandomSource`.
  open func nextBool() -> Bool { Bool.random() }
  /// Stands in for `arrayByShufflingObjects` of `GKRandomSource`.
  open func arrayByShufflingObjects(in array: [Any]) -> [Any] { array.shuffled() }
}
