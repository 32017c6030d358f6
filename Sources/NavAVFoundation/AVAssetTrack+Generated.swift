// Made by Scripts/generate from Scripts/stand-ins/AVFoundation.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `AVAssetTrack` of AVFoundation, and does nothing.
open class AVAssetTrack: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `AVAssetTrack`.
  public override init() {
    super.init()
  }
  /// Stands in for `naturalSize` of `AVAssetTrack`.
  open var naturalSize: CGSize { .zero }
  /// Stands in for `nominalFrameRate` of `AVAssetTrack`.
  open var nominalFrameRate: Float { 0 }
  /// Stands in for `preferredTransform` of `AVAssetTrack`.
  open var preferredTransform: CGAffineTransform { .identity }
  /// Stands in for `timeRange` of `AVAssetTrack`.
  open var timeRange: CMTimeRange { .zero }
  /// Stands in for `load` of `AVAssetTrack`.
  open func load<T>(_ property: AVAsyncProperty<T>) async throws -> T { property.value }
}
