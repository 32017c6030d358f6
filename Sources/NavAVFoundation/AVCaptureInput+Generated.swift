// Made by Scripts/generate from Scripts/stand-ins/AVFoundation.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `AVCaptureInput` of AVFoundation, and does nothing.
open class AVCaptureInput: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `AVCaptureInput`.
  public override init() {
    super.init()
  }
}
