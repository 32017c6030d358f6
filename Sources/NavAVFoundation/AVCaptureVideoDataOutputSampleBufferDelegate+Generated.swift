// Made by Scripts/generate from Scripts/stand-ins/AVFoundation.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `AVCaptureVideoDataOutputSampleBufferDelegate` of AVFoundation, and does nothing.
public protocol AVCaptureVideoDataOutputSampleBufferDelegate: AnyObject {
  /// Stands in for `captureOutput` of `AVCaptureVideoDataOutputSampleBufferDelegate`.
  func captureOutput(
    _ output: AVCaptureOutput,
    didOutput sampleBuffer: CMSampleBuffer,
    from connection: AVCaptureConnection
  )
}

extension AVCaptureVideoDataOutputSampleBufferDelegate {
  /// Stands in for `captureOutput` of `AVCaptureVideoDataOutputSampleBufferDelegate`.
  public func captureOutput(
    _ output: AVCaptureOutput,
    didOutput sampleBuffer: CMSampleBuffer,
    from connection: AVCaptureConnection
  ) {}
}
