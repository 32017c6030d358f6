// Made by Scripts/generate from Scripts/stand-ins/AVFoundation.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `AVCaptureSession` of AVFoundation, and does nothing.
open class AVCaptureSession: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `AVCaptureSession`.
  public override init() {
    super.init()
  }
  /// Stands in for `startRunning` of `AVCaptureSession`.
  open func startRunning() {}
  /// Stands in for `stopRunning` of `AVCaptureSession`.
  open func stopRunning() {}
  /// Stands in for `isRunning` of `AVCaptureSession`.
  open var isRunning: Bool { false }
}
