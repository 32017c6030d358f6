// Made by Scripts/generate from Scripts/stand-ins/CoreHaptics.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `SilentPlayer` of CoreHaptics, and does nothing.
public struct SilentPlayer: CHHapticPatternPlayer {
  /// Stands in for `start` of `SilentPlayer`.
  public func start(atTime time: TimeInterval) throws {}
  /// Stands in for `stop` of `SilentPlayer`.
  public func stop(atTime time: TimeInterval) throws {}
}
