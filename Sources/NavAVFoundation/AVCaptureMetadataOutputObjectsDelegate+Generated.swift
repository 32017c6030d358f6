// Made by Scripts/generate from Scripts/stand-ins/AVFoundation.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `AVCaptureMetadataOutputObjectsDelegate` of AVFoundation, and does nothing.
public protocol AVCaptureMetadataOutputObjectsDelegate: AnyObject {
  /// Stands in for `metadataOutput` of `AVCaptureMetadataOutputObjectsDelegate`.
  func metadataOutput(
    _ output: AVCaptureMetadataOutput,
    didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection
  )
}

extension AVCaptureMetadataOutputObjectsDelegate {
  /// Stands in for `metadataOutput` of `AVCaptureMetadataOutputObjectsDelegate`.
  public func metadataOutput(
    _ output: AVCaptureMetadataOutput,
    didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection
  ) {}
}
