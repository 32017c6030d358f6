// Made by Scripts/generate from Scripts/stand-ins/CoreMotion.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `CMAltimeter` of CoreMotion, and does nothing.
open class CMAltimeter: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `CMAltimeter`.
  public override init() {
    super.init()
  }
  /// Stands in for `isRelativeAltitudeAvailable` of `CMAltimeter`.
  public static func isRelativeAltitudeAvailable() -> Bool { false }
  /// Stands in for `authorizationStatus` of `CMAltimeter`.
  public static func authorizationStatus() -> CMAuthorizationStatus { .denied }
  /// Stands in for `startRelativeAltitudeUpdates` of `CMAltimeter`.
  open func startRelativeAltitudeUpdates(
    to queue: OperationQueue,
    withHandler handler: @escaping (CMAltitudeData?, (any Error)?) -> Void
  ) {}
  /// Stands in for `stopRelativeAltitudeUpdates` of `CMAltimeter`.
  open func stopRelativeAltitudeUpdates() {}
}
