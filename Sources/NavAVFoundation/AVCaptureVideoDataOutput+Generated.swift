// Made by Scripts/generate from Scripts/stand-ins/AVFoundation.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `AVCaptureVideoDataOutput` of AVFoundation, and does nothing.
open class AVCaptureVideoDataOutput: AVCaptureOutput, @unchecked Sendable {
  /// Creates what stands in for a `AVCaptureVideoDataOutput`.
  public override init() {
    super.init()
  }
  /// Stands in for `alwaysDiscardsLateVideoFrames` of `AVCaptureVideoDataOutput`.
  open var alwaysDiscardsLateVideoFrames: Bool = true
  /// Stands in for `videoSettings` of `AVCaptureVideoDataOutput`.
  open var videoSettings: [String: Any]! = nil
  /// Stands in for `setSampleBufferDelegate` of `AVCaptureVideoDataOutput`.
  open func setSampleBufferDelegate(
    _ sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?,
    queue sampleBufferCallbackQueue: DispatchQueue?
  ) {}
}
