// Made by Scripts/generate from Scripts/stand-ins/CoreMotion.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `CMMotionManager` of CoreMotion, and does nothing.
open class CMMotionManager: NSObject, @unchecked Sendable {
  /// Stands in for `isMagnetometerAvailable` of `CMMotionManager`.
  open var isMagnetometerAvailable: Bool { false }
  /// Stands in for `isAccelerometerActive` of `CMMotionManager`.
  open var isAccelerometerActive: Bool { false }
  /// Stands in for `isDeviceMotionActive` of `CMMotionManager`.
  open var isDeviceMotionActive: Bool { false }
  /// Stands in for `isGyroActive` of `CMMotionManager`.
  open var isGyroActive: Bool { false }
  /// Stands in for `isMagnetometerActive` of `CMMotionManager`.
  open var isMagnetometerActive: Bool { false }
  /// Stands in for `magnetometerUpdateInterval` of `CMMotionManager`.
  open var magnetometerUpdateInterval: TimeInterval = 0
  /// Stands in for `accelerometerData` of `CMMotionManager`.
  open var accelerometerData: CMAccelerometerData? { nil }
  /// Stands in for `gyroData` of `CMMotionManager`.
  open var gyroData: CMGyroData? { nil }
  /// Stands in for `magnetometerData` of `CMMotionManager`.
  open var magnetometerData: CMMagnetometerData? { nil }
  /// Stands in for `startGyroUpdates` of `CMMotionManager`.
  open func startGyroUpdates() {}
  /// Stands in for `startGyroUpdates` of `CMMotionManager`.
  open func startGyroUpdates(
    to queue: OperationQueue,
    withHandler handler: @escaping (CMGyroData?, (any Error)?) -> Void
  ) {}
  /// Stands in for `stopGyroUpdates` of `CMMotionManager`.
  open func stopGyroUpdates() {}
  /// Stands in for `startMagnetometerUpdates` of `CMMotionManager`.
  open func startMagnetometerUpdates() {}
  /// Stands in for `startMagnetometerUpdates` of `CMMotionManager`.
  open func startMagnetometerUpdates(
    to queue: OperationQueue,
    withHandler handler: @escaping (CMMagnetometerData?, (any Error)?) -> Void
  ) {}
  /// Stands in for `stopMagnetometerUpdates` of `CMMotionManager`.
  open func stopMagnetometerUpdates() {}
  /// Stands in for `isDeviceMotionAvailable` of `CMMotionManager`.
  open var isDeviceMotionAvailable: Bool { false }
  /// Stands in for `isAccelerometerAvailable` of `CMMotionManager`.
  open var isAccelerometerAvailable: Bool { false }
  /// Stands in for `isGyroAvailable` of `CMMotionManager`.
  open var isGyroAvailable: Bool { false }
  /// Stands in for `deviceMotionUpdateInterval` of `CMMotionManager`.
  open var deviceMotionUpdateInterval: TimeInterval = 0
  /// Stands in for `accelerometerUpdateInterval` of `CMMotionManager`.
  open var accelerometerUpdateInterval: TimeInterval = 0
  /// Stands in for `gyroUpdateInterval` of `CMMotionManager`.
  open var gyroUpdateInterval: TimeInterval = 0
  /// Stands in for `deviceMotion` of `CMMotionManager`.
  open var deviceMotion: CMDeviceMotion? = nil
  /// Creates what stands in for a `CMMotionManager`.
  public override init() {
    super.init()
  }
  /// Stands in for `startDeviceMotionUpdates` of `CMMotionManager`.
  open func startDeviceMotionUpdates(
    to queue: OperationQueue,
    withHandler handler: @escaping (CMDeviceMotion?, (any Error)?) -> Void
  ) {}
  /// Stands in for `startDeviceMotionUpdates` of `CMMotionManager`.
  open func startDeviceMotionUpdates() {}
  /// Stands in for `stopDeviceMotionUpdates` of `CMMotionManager`.
  open func stopDeviceMotionUpdates() {}
  /// Stands in for `startAccelerometerUpdates` of `CMMotionManager`.
  open func startAccelerometerUpdates(
    to queue: OperationQueue,
    withHandler handler: @escaping (CMAccelerometerData?, (any Error)?) -> Void
  ) {}
  /// Stands in for `startAccelerometerUpdates` of `CMMotionManager`.
  open func startAccelerometerUpdates() {}
  /// Stands in for `stopAccelerometerUpdates` of `CMMotionManager`.
  open func stopAccelerometerUpdates() {}
}
