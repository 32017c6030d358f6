// Made by Scripts/generate from Scripts/stand-ins/AVFoundation.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `AVPlayerLayer` of AVFoundation, and does nothing.
open class AVPlayerLayer: CALayer, @unchecked Sendable {
  /// Stands in for `player` of `AVPlayerLayer`.
  open var player: AVPlayer? = nil
  /// Stands in for `videoGravity` of `AVPlayerLayer`.
  open var videoGravity: AVLayerVideoGravity = .resizeAspect
  /// Creates what stands in for a `AVPlayerLayer`.
  public override init() {
    super.init()
  }
  /// Creates what stands in for a `AVPlayerLayer`.
  public init(player: AVPlayer?) {
    super.init()
    self.player = player
  }
}
