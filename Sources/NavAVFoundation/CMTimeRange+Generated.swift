// Made by Scripts/generate from Scripts/stand-ins/AVFoundation.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `CMTimeRange` of AVFoundation, and does nothing.
public struct CMTimeRange: Hashable, Sendable {
  /// Stands in for `start` of `CMTimeRange`.
  public var start: CMTime
  /// Stands in for `duration` of `CMTimeRange`.
  public var duration: CMTime
  /// Creates what stands in for a `CMTimeRange`.
  public init(start: CMTime, duration: CMTime) {
    self.start = start
    self.duration = duration
  }
  /// Creates what stands in for a `CMTimeRange`.
  public init(start: CMTime, end: CMTime) {
    self.start = start
    duration = end - start
  }
  /// Stands in for `end` of `CMTimeRange`.
  public var end: CMTime { start + duration }
  /// Stands in for `zero` of `CMTimeRange`.
  public static let zero: CMTimeRange = CMTimeRange(start: .zero, duration: .zero)
}
