// Made by Scripts/generate from Scripts/stand-ins/AVFoundation.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `AVCapturePhotoSettings` of AVFoundation, and does nothing.
open class AVCapturePhotoSettings: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `AVCapturePhotoSettings`.
  public override init() {
    super.init()
  }
  /// Stands in for `flashMode` of `AVCapturePhotoSettings`.
  open var flashMode: AVCaptureDevice.FlashMode = .off
}
