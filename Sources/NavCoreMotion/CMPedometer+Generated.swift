// Made by Scripts/generate from Scripts/stand-ins/CoreMotion.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `CMPedometer` of CoreMotion, and does nothing.
open class CMPedometer: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `CMPedometer`.
  public override init() {
    super.init()
  }
  /// Stands in for `isStepCountingAvailable` of `CMPedometer`.
  public static func isStepCountingAvailable() -> Bool { false }
  /// Stands in for `isDistanceAvailable` of `CMPedometer`.
  public static func isDistanceAvailable() -> Bool { false }
  /// Stands in for `isFloorCountingAvailable` of `CMPedometer`.
  public static func isFloorCountingAvailable() -> Bool { false }
  /// Stands in for `isPaceAvailable` of `CMPedometer`.
  public static func isPaceAvailable() -> Bool { false }
  /// Stands in for `authorizationStatus` of `CMPedometer`.
  public static func authorizationStatus() -> CMAuthorizationStatus { .denied }
  /// Stands in for `startUpdates` of `CMPedometer`.
  open func startUpdates(
    from start: Date,
    withHandler handler: @escaping @Sendable (CMPedometerData?, (any Error)?) -> Void
  ) {}
  /// Stands in for `queryPedometerData` of `CMPedometer`.
  open func queryPedometerData(
    from start: Date,
    to end: Date,
    withHandler handler: @escaping @Sendable (CMPedometerData?, (any Error)?) -> Void
  ) {}
  /// Stands in for `stopUpdates` of `CMPedometer`.
  open func stopUpdates() {}
}
