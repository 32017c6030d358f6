// Made by Scripts/generate from Scripts/stand-ins/AVFoundation.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `AVPlayerLooper` of AVFoundation, and does nothing.
open class AVPlayerLooper: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `AVPlayerLooper`.
  public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {
  }
  /// Creates what stands in for a `AVPlayerLooper`.
  public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem, timeRange: CMTimeRange)
  {
  }
  /// Stands in for `disableLooping` of `AVPlayerLooper`.
  open func disableLooping() {}
  /// Stands in for `loopCount` of `AVPlayerLooper`.
  open var loopCount: Int { 0 }
}
