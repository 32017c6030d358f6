// Made by Scripts/generate from Scripts/stand-ins/AVFoundation.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `AVCaptureVideoPreviewLayer` of AVFoundation, and does nothing.
open class AVCaptureVideoPreviewLayer: CALayer, @unchecked Sendable {
  /// Stands in for `session` of `AVCaptureVideoPreviewLayer`.
  open var session: AVCaptureSession? = nil
  /// Stands in for `videoGravity` of `AVCaptureVideoPreviewLayer`.
  open var videoGravity: AVLayerVideoGravity = .resizeAspect
  /// Stands in for `connection` of `AVCaptureVideoPreviewLayer`.
  open var connection: AVCaptureConnection? { nil }
  /// Stands in for `captureDevicePointConverted` of `AVCaptureVideoPreviewLayer`.
  open func captureDevicePointConverted(fromLayerPoint pointInLayer: CGPoint) -> CGPoint {
    pointInLayer
  }
  /// Stands in for `metadataOutputRectConverted` of `AVCaptureVideoPreviewLayer`.
  open func metadataOutputRectConverted(fromLayerRect rectInLayerCoordinates: CGRect) -> CGRect {
    rectInLayerCoordinates
  }
  /// Stands in for `transformedMetadataObject` of `AVCaptureVideoPreviewLayer`.
  open func transformedMetadataObject(for metadataObject: AVMetadataObject) -> AVMetadataObject? {
    nil
  }
  /// Creates what stands in for a `AVCaptureVideoPreviewLayer`.
  public override init() {
    super.init()
  }
  /// Creates what stands in for a `AVCaptureVideoPreviewLayer`.
  public init(session: AVCaptureSession) {
    super.init()
    self.session = session
  }
}
