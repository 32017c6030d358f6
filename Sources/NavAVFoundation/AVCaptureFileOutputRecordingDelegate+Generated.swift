// Made by Scripts/generate from Scripts/stand-ins/AVFoundation.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `AVCaptureFileOutputRecordingDelegate` of AVFoundation, and does nothing.
public protocol AVCaptureFileOutputRecordingDelegate: AnyObject {
  /// Stands in for `fileOutput` of `AVCaptureFileOutputRecordingDelegate`.
  func fileOutput(
    _ output: AVCaptureFileOutput,
    didFinishRecordingTo outputFileURL: URL,
    from connections: [AVCaptureConnection],
    error: (any Error)?
  )
  /// Stands in for `fileOutput` of `AVCaptureFileOutputRecordingDelegate`.
  func fileOutput(
    _ output: AVCaptureFileOutput,
    didStartRecordingTo fileURL: URL,
    from connections: [AVCaptureConnection]
  )
}

extension AVCaptureFileOutputRecordingDelegate {
  /// Stands in for `fileOutput` of `AVCaptureFileOutputRecordingDelegate`.
  public func fileOutput(
    _ output: AVCaptureFileOutput,
    didStartRecordingTo fileURL: URL,
    from connections: [AVCaptureConnection]
  ) {}
}
