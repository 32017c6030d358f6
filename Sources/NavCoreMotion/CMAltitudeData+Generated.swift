// Made by Scripts/generate from Scripts/stand-ins/CoreMotion.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `CMAltitudeData` of CoreMotion, and does nothing.
open class CMAltitudeData: NSObject, @unchecked Sendable {
  /// Stands in for `relativeAltitude` of `CMAltitudeData`.
  public let relativeAltitude: NSNumber = 0
  /// Stands in for `pressure` of `CMAltitudeData`.
  public let pressure: NSNumber = 0
  /// Creates what stands in for a `CMAltitudeData`.
  public override init() {
    super.init()
  }
}
