// Made by Scripts/generate from Scripts/stand-ins/AVFoundation.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `AVPlayerItem` of AVFoundation, and does nothing.
open class AVPlayerItem: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `AVPlayerItem`.
  public override init() {
    super.init()
  }
  /// Creates what stands in for a `AVPlayerItem`.
  public init(url: URL) {
  }
  /// Creates what stands in for a `AVPlayerItem`.
  public init(asset: AVAsset) {
  }
}
