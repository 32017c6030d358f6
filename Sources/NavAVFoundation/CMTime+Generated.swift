// Made by Scripts/generate from Scripts/stand-ins/AVFoundation.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `CMTime` of AVFoundation, and does nothing.
public struct CMTime: Comparable, Hashable, Sendable {
  /// Stands in for `value` of `CMTime`.
  public var value: Int64
  /// Stands in for `timescale` of `CMTime`.
  public var timescale: Int32 = 0
  /// Creates what stands in for a `CMTime`.
  public init(value: Int64, timescale: Int32) {
    self.value = value
    self.timescale = timescale
  }
  /// Creates what stands in for a `CMTime`.
  public init(seconds: Double, preferredTimescale: Int32) {
    value = Int64(seconds * Double(preferredTimescale))
    timescale = preferredTimescale
  }
  /// Stands in for `seconds` of `CMTime`.
  public var seconds: Double { timescale == 0 ? 0 : Double(value) / Double(timescale) }
  /// Stands in for `zero` of `CMTime`.
  public static let zero: CMTime = CMTime(value: 0, timescale: 1)
  /// Stands in for `invalid` of `CMTime`.
  public static let invalid: CMTime = CMTime(value: 0, timescale: 0)
  /// Stands in for `indefinite` of `CMTime`.
  public static let indefinite: CMTime = CMTime(value: 0, timescale: 0)
  /// Stands in for `positiveInfinity` of `CMTime`.
  public static let positiveInfinity: CMTime = CMTime(value: .max, timescale: 1)
  /// Stands in for `isValid` of `CMTime`.
  public var isValid: Bool { timescale != 0 }
  /// Stands in for `isNumeric` of `CMTime`.
  public var isNumeric: Bool { timescale != 0 }
  /// Stands in for `isIndefinite` of `CMTime`.
  public var isIndefinite: Bool { timescale == 0 }
  /// Stands in for `lhs` of `CMTime`.
  public static func < (lhs: CMTime, rhs: CMTime) -> Bool { lhs.seconds < rhs.seconds }
  /// Stands in for `+` of `CMTime`.
  public static func + (lhs: CMTime, rhs: CMTime) -> CMTime { CMTimeAdd(lhs, rhs) }
  /// Stands in for `-` of `CMTime`.
  public static func - (lhs: CMTime, rhs: CMTime) -> CMTime { CMTimeSubtract(lhs, rhs) }
}
