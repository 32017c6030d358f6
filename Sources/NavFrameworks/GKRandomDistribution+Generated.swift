// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `GKRandomDistribution` of Frameworks, and does nothing.
open class GKRandomDistribution: NSObject, @unchecked Sendable {
  /// Stands in for `lowestValue` of `GKRandomDistribution`.
  public let lowestValue: Int
  /// Stands in for `highestValue` of `GKRandomDistribution`.
  public let highestValue: Int
  /// Creates what stands in for a `GKRandomDistribution`.
  public init(lowestValue: Int, highestValue: Int) {
    self.lowestValue = lowestValue
    self.highestValue = highestValue
    super.init()
  }
  /// Creates what stands in for a `GKRandomDistribution`.
  public convenience init(forDieWithSideCount sideCount: Int) {
    self.init(lowestValue: 1, highestValue: sideCount)
  }
  /// Stands in for `d6` of `GKRandomDistribution`.
  public static func d6() -> GKRandomDistribution {
    GKRandomDistribution(lowestValue: 1, highestValue: 6)
  }
  /// Stands in for `d20` of `GKRandomDistribution`.
  public static func d20() -> GKRandomDistribution {
    GKRandomDistribution(lowestValue: 1, highestValue: 20)
  }
  /// Stands in for `nextInt` of `GKRandomDistribution`.
  open func nextInt() -> Int { Int.random(in: lowestValue...max(lowestValue, highestValue)) }
  /// Stands in for `nextBool` of `GKRandomDistribution`.
  open func nextBool() -> Bool { Bool.random() }
  /// Stands in for `nextUniform` of `GKRandomDistribution`.
  open func nextUniform() -> Float { Float.random(in: 0...1) }
}
