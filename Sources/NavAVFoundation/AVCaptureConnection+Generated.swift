// Made by Scripts/generate from Scripts/stand-ins/AVFoundation.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `AVCaptureConnection` of AVFoundation, and does nothing.
open class AVCaptureConnection: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `AVCaptureConnection`.
  public override init() {
    super.init()
  }
  /// Stands in for `isEnabled` of `AVCaptureConnection`.
  open var isEnabled: Bool = true
  /// Stands in for `isVideoMirrored` of `AVCaptureConnection`.
  open var isVideoMirrored: Bool = false
  /// Stands in for `videoOrientation` of `AVCaptureConnection`.
  open var videoOrientation: AVCaptureVideoOrientation = .portrait
  /// Stands in for `videoRotationAngle` of `AVCaptureConnection`.
  open var videoRotationAngle: CGFloat = 0
  /// Stands in for `isVideoRotationAngleSupported` of `AVCaptureConnection`.
  open func isVideoRotationAngleSupported(_ videoRotationAngle: CGFloat) -> Bool { false }
  /// Stands in for `isVideoOrientationSupported` of `AVCaptureConnection`.
  open var isVideoOrientationSupported: Bool { false }
  /// Stands in for `isVideoMirroringSupported` of `AVCaptureConnection`.
  open var isVideoMirroringSupported: Bool { false }
  /// Stands in for `automaticallyAdjustsVideoMirroring` of `AVCaptureConnection`.
  open var automaticallyAdjustsVideoMirroring: Bool = true
}
