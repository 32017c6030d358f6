// Made by Scripts/generate from Scripts/stand-ins/AVFoundation.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `AVCaptureOutput` of AVFoundation, and does nothing.
open class AVCaptureOutput: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `AVCaptureOutput`.
  public override init() {
    super.init()
  }
  /// Stands in for `connections` of `AVCaptureOutput`.
  open var connections: [AVCaptureConnection] { [] }
  /// Stands in for `connection` of `AVCaptureOutput`.
  open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
}
