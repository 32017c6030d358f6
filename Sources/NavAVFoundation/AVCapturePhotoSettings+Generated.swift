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
  /// Creates what stands in for a `AVCapturePhotoSettings`.
  public convenience init(format: [String: Any]?) {
    self.init()
  }
  /// Stands in for `uniqueID` of `AVCapturePhotoSettings`.
  open var uniqueID: Int64 { 0 }
  /// Stands in for `isHighResolutionPhotoEnabled` of `AVCapturePhotoSettings`.
  open var isHighResolutionPhotoEnabled: Bool = false
  /// Stands in for `previewPhotoFormat` of `AVCapturePhotoSettings`.
  open var previewPhotoFormat: [String: Any]? = nil
  /// Stands in for `availablePreviewPhotoPixelFormatTypes` of `AVCapturePhotoSettings`.
  open var availablePreviewPhotoPixelFormatTypes: [UInt32] { [] }
  /// Stands in for `photoQualityPrioritization` of `AVCapturePhotoSettings`.
  open var photoQualityPrioritization: AVCapturePhotoOutput.QualityPrioritization = .balanced
}
