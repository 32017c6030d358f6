// Made by Scripts/generate from Scripts/stand-ins/AVFoundation.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `AVCaptureDeviceInput` of AVFoundation, and does nothing.
open class AVCaptureDeviceInput: AVCaptureInput, @unchecked Sendable {
  /// Stands in for `device` of `AVCaptureDeviceInput`.
  public let device: AVCaptureDevice
  /// Creates what stands in for a `AVCaptureDeviceInput`.
  public init(device: AVCaptureDevice) throws {
    self.device = device
  }
}
