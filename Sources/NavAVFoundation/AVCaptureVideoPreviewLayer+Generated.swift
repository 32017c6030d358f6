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
