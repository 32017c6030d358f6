// Made by Scripts/generate from Scripts/stand-ins/AVFoundation.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `AVCapturePhotoCaptureDelegate` of AVFoundation, and does nothing.
public protocol AVCapturePhotoCaptureDelegate: AnyObject {
  /// Stands in for `photoOutput` of `AVCapturePhotoCaptureDelegate`.
  func photoOutput(
    _ output: AVCapturePhotoOutput,
    didFinishProcessingPhoto photo: AVCapturePhoto,
    error: (any Error)?
  )
}

extension AVCapturePhotoCaptureDelegate {
  /// Stands in for `photoOutput` of `AVCapturePhotoCaptureDelegate`.
  public func photoOutput(
    _ output: AVCapturePhotoOutput,
    didFinishProcessingPhoto photo: AVCapturePhoto,
    error: (any Error)?
  ) {}
}
