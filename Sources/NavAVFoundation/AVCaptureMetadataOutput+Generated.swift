// Made by Scripts/generate from Scripts/stand-ins/AVFoundation.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `AVCaptureMetadataOutput` of AVFoundation, and does nothing.
open class AVCaptureMetadataOutput: AVCaptureOutput, @unchecked Sendable {
  /// Creates what stands in for a `AVCaptureMetadataOutput`.
  public override init() {
    super.init()
  }
  /// Stands in for `metadataObjectTypes` of `AVCaptureMetadataOutput`.
  open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
  /// Stands in for `rectOfInterest` of `AVCaptureMetadataOutput`.
  open var rectOfInterest: CGRect = .zero
  /// Stands in for `setMetadataObjectsDelegate` of `AVCaptureMetadataOutput`.
  open func setMetadataObjectsDelegate(
    _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?,
    queue objectsCallbackQueue: DispatchQueue?
  ) {}
}
