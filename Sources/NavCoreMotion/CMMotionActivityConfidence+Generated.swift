// Made by Scripts/generate from Scripts/stand-ins/CoreMotion.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `CMMotionActivityConfidence` of CoreMotion, and does nothing.
public enum CMMotionActivityConfidence: Int, Sendable {
  /// Stands in for `low` of `CMMotionActivityConfidence`.
  case low, medium, high
}
