// Made by Scripts/generate from Scripts/stand-ins/AVFoundation.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `AVFrameRateRange` of AVFoundation, and does nothing.
open class AVFrameRateRange: NSObject, @unchecked Sendable {
  /// Stands in for `minFrameRate` of `AVFrameRateRange`.
  open var minFrameRate: Float64 { 0 }
  /// Stands in for `maxFrameRate` of `AVFrameRateRange`.
  open var maxFrameRate: Float64 { 0 }
  /// Stands in for `minFrameDuration` of `AVFrameRateRange`.
  open var minFrameDuration: CMTime { .zero }
  /// Stands in for `maxFrameDuration` of `AVFrameRateRange`.
  open var maxFrameDuration: CMTime { .zero }
}
