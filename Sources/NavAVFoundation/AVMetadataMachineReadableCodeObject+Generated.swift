// Made by Scripts/generate from Scripts/stand-ins/AVFoundation.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `AVMetadataMachineReadableCodeObject` of AVFoundation, and does nothing.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject, @unchecked Sendable {
  /// Creates what stands in for a `AVMetadataMachineReadableCodeObject`.
  public override init() {
    super.init()
  }
  /// Stands in for `stringValue` of `AVMetadataMachineReadableCodeObject`.
  open var stringValue: String? { nil }
}
