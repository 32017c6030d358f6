// Made by Scripts/generate from Scripts/stand-ins/AVFoundation.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `AVCaptureFileOutput` of AVFoundation, and does nothing.
open class AVCaptureFileOutput: AVCaptureOutput, @unchecked Sendable {
  /// Creates what stands in for a `AVCaptureFileOutput`.
  public override init() {
    super.init()
  }
  /// Stands in for `isRecording` of `AVCaptureFileOutput`.
  open var isRecording: Bool { false }
  /// Stands in for `recordedDuration` of `AVCaptureFileOutput`.
  open var recordedDuration: CMTime { .zero }
  /// Stands in for `maxRecordedDuration` of `AVCaptureFileOutput`.
  open var maxRecordedDuration: CMTime = .invalid
  /// Stands in for `startRecording` of `AVCaptureFileOutput`.
  open func startRecording(
    to outputFileURL: URL,
    recordingDelegate delegate: any AVCaptureFileOutputRecordingDelegate
  ) {}
  /// Stands in for `stopRecording` of `AVCaptureFileOutput`.
  open func stopRecording() {}
}
