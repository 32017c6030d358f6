// Made by Scripts/generate from Scripts/stand-ins/CoreHaptics.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `CHHapticPatternPlayer` of CoreHaptics, and does nothing.
public protocol CHHapticPatternPlayer {
  /// Stands in for `start` of `CHHapticPatternPlayer`.
  func start(atTime time: TimeInterval) throws
  /// Stands in for `stop` of `CHHapticPatternPlayer`.
  func stop(atTime time: TimeInterval) throws
}
