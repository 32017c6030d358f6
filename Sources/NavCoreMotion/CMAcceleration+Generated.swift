// Made by Scripts/generate from Scripts/stand-ins/CoreMotion.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `CMAcceleration` of CoreMotion, and does nothing.
public struct CMAcceleration: Sendable {
  /// Stands in for `x` of `CMAcceleration`.
  public var x: Double
  /// Stands in for `y` of `CMAcceleration`.
  public var y: Double
  /// Stands in for `z` of `CMAcceleration`.
  public var z: Double
}
