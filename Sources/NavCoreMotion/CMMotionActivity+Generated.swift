// Made by Scripts/generate from Scripts/stand-ins/CoreMotion.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `CMMotionActivity` of CoreMotion, and does nothing.
open class CMMotionActivity: NSObject, @unchecked Sendable {
  /// Stands in for `confidence` of `CMMotionActivity`.
  public let confidence: CMMotionActivityConfidence = .low
  /// Stands in for `startDate` of `CMMotionActivity`.
  public let startDate: Date = Date(timeIntervalSinceReferenceDate: 0)
  /// Stands in for `stationary` of `CMMotionActivity`.
  public let stationary: Bool = false
  /// Stands in for `walking` of `CMMotionActivity`.
  public let walking: Bool = false
  /// Stands in for `running` of `CMMotionActivity`.
  public let running: Bool = false
  /// Stands in for `automotive` of `CMMotionActivity`.
  public let automotive: Bool = false
  /// Stands in for `cycling` of `CMMotionActivity`.
  public let cycling: Bool = false
  /// Stands in for `unknown` of `CMMotionActivity`.
  public let unknown: Bool = true
  /// Creates what stands in for a `CMMotionActivity`.
  public override init() {
    super.init()
  }
}
