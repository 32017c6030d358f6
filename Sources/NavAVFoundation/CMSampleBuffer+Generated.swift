// Made by Scripts/generate from Scripts/stand-ins/AVFoundation.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `CMSampleBuffer` of AVFoundation, and does nothing.
open class CMSampleBuffer: NSObject, @unchecked Sendable {
  /// Stands in for `imageBuffer` of `CMSampleBuffer`.
  open var imageBuffer: CVImageBuffer? { nil }
  /// Stands in for `isValid` of `CMSampleBuffer`.
  open var isValid: Bool { false }
  /// Stands in for `duration` of `CMSampleBuffer`.
  open var duration: CMTime { .zero }
  /// Stands in for `presentationTimeStamp` of `CMSampleBuffer`.
  open var presentationTimeStamp: CMTime { .zero }
  /// Stands in for `formatDescription` of `CMSampleBuffer`.
  open var formatDescription: CMFormatDescription? { nil }
}
