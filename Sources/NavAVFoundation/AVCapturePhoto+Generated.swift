// Made by Scripts/generate from Scripts/stand-ins/AVFoundation.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `AVCapturePhoto` of AVFoundation, and does nothing.
open class AVCapturePhoto: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `AVCapturePhoto`.
  public override init() {
    super.init()
  }
  /// Stands in for `cgImageRepresentation` of `AVCapturePhoto`.
  open func cgImageRepresentation() -> CGImage? { nil }
  /// Stands in for `fileDataRepresentation` of `AVCapturePhoto`.
  open func fileDataRepresentation() -> Data? { nil }
}
