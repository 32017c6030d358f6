// Made by Scripts/generate from Scripts/stand-ins/AVFoundation.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `AVCaptureVideoOrientation` of AVFoundation, and does nothing.
public enum AVCaptureVideoOrientation: Int, Sendable {
  /// Stands in for `portrait` of `AVCaptureVideoOrientation`.
  case portrait, portraitUpsideDown, landscapeRight, landscapeLeft
}
