// Made by Scripts/generate from Scripts/stand-ins/CoreMotion.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `CMHeadphoneMotionManager` of CoreMotion, and does nothing.
open class CMHeadphoneMotionManager: NSObject, @unchecked Sendable {
  /// Stands in for `isDeviceMotionAvailable` of `CMHeadphoneMotionManager`.
  open var isDeviceMotionAvailable: Bool { false }
  /// Stands in for `isDeviceMotionActive` of `CMHeadphoneMotionManager`.
  open var isDeviceMotionActive: Bool { false }
  /// Creates what stands in for a `CMHeadphoneMotionManager`.
  public override init() {
    super.init()
  }
  /// Stands in for `startDeviceMotionUpdates` of `CMHeadphoneMotionManager`.
  open func startDeviceMotionUpdates(
    to queue: OperationQueue,
    withHandler handler: @escaping (CMDeviceMotion?, (any Error)?) -> Void
  ) {}
  /// Stands in for `startDeviceMotionUpdates` of `CMHeadphoneMotionManager`.
  open func startDeviceMotionUpdates() {}
  /// Stands in for `stopDeviceMotionUpdates` of `CMHeadphoneMotionManager`.
  open func stopDeviceMotionUpdates() {}
}
