// Made by Scripts/generate from Scripts/stand-ins/AVFoundation.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `AVCapturePhotoOutput` of AVFoundation, and does nothing.
open class AVCapturePhotoOutput: AVCaptureOutput, @unchecked Sendable {
  /// Creates what stands in for a `AVCapturePhotoOutput`.
  public override init() {
    super.init()
  }
  /// Stands in for `isHighResolutionCaptureEnabled` of `AVCapturePhotoOutput`.
  open var isHighResolutionCaptureEnabled: Bool = false
  /// Stands in for `supportedFlashModes` of `AVCapturePhotoOutput`.
  open var supportedFlashModes: [AVCaptureDevice.FlashMode] { [] }
  /// Stands in for `availablePhotoCodecTypes` of `AVCapturePhotoOutput`.
  open var availablePhotoCodecTypes: [AVVideoCodecType] { [] }
  /// Stands in for `isLivePhotoCaptureSupported` of `AVCapturePhotoOutput`.
  open var isLivePhotoCaptureSupported: Bool { false }
  /// Stands in for `isLivePhotoCaptureEnabled` of `AVCapturePhotoOutput`.
  open var isLivePhotoCaptureEnabled: Bool = false
  /// Stands in for `maxPhotoQualityPrioritization` of `AVCapturePhotoOutput`.
  open var maxPhotoQualityPrioritization: QualityPrioritization = .balanced
  /// Stands in for `QualityPrioritization` of `AVCapturePhotoOutput`.
  public enum QualityPrioritization: Int, Sendable {
    /// Stands in for `speed` of `QualityPrioritization`.
    case speed = 1
    /// Stands in for `balanced` of `QualityPrioritization`.
    case balanced, quality
  }
  /// Stands in for `capturePhoto` of `AVCapturePhotoOutput`.
  open func capturePhoto(
    with settings: AVCapturePhotoSettings,
    delegate: any AVCapturePhotoCaptureDelegate
  ) {}
}
