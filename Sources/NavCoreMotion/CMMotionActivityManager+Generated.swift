// Made by Scripts/generate from Scripts/stand-ins/CoreMotion.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `CMMotionActivityManager` of CoreMotion, and does nothing.
open class CMMotionActivityManager: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `CMMotionActivityManager`.
  public override init() {
    super.init()
  }
  /// Stands in for `isActivityAvailable` of `CMMotionActivityManager`.
  public static func isActivityAvailable() -> Bool { false }
  /// Stands in for `authorizationStatus` of `CMMotionActivityManager`.
  public static func authorizationStatus() -> CMAuthorizationStatus { .denied }
  /// Stands in for `startActivityUpdates` of `CMMotionActivityManager`.
  open func startActivityUpdates(
    to queue: OperationQueue,
    withHandler handler: @escaping (CMMotionActivity?) -> Void
  ) {}
  /// Stands in for `stopActivityUpdates` of `CMMotionActivityManager`.
  open func stopActivityUpdates() {}
  /// Stands in for `queryActivityStarting` of `CMMotionActivityManager`.
  open func queryActivityStarting(
    from start: Date,
    to end: Date,
    to queue: OperationQueue,
    withHandler handler: @escaping ([CMMotionActivity]?, (any Error)?) -> Void
  ) {}
}
