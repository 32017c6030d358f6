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
    asset = AVAsset(url: url)
  }
  /// Creates what stands in for a `AVPlayerItem`.
  public init(asset: AVAsset) {
    self.asset = asset
  }
  /// Creates what stands in for a `AVPlayerItem`.
  public convenience init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) {
    self.init(asset: asset)
  }
  /// Stands in for `asset` of `AVPlayerItem`.
  open var asset: AVAsset = AVAsset(url: URL(filePath: "/"))
  /// Stands in for `status` of `AVPlayerItem`.
  open var status: Status { .readyToPlay }
  /// Stands in for `error` of `AVPlayerItem`.
  open var error: (any Error)? { nil }
  /// Stands in for `duration` of `AVPlayerItem`.
  open var duration: CMTime { .zero }
  /// Stands in for `presentationSize` of `AVPlayerItem`.
  open var presentationSize: CGSize { .zero }
  /// Stands in for `isPlaybackLikelyToKeepUp` of `AVPlayerItem`.
  open var isPlaybackLikelyToKeepUp: Bool { true }
  /// Stands in for `isPlaybackBufferEmpty` of `AVPlayerItem`.
  open var isPlaybackBufferEmpty: Bool { false }
  /// Stands in for `isPlaybackBufferFull` of `AVPlayerItem`.
  open var isPlaybackBufferFull: Bool { false }
  /// Stands in for `canPlayFastForward` of `AVPlayerItem`.
  open var canPlayFastForward: Bool { false }
  /// Stands in for `preferredForwardBufferDuration` of `AVPlayerItem`.
  open var preferredForwardBufferDuration: TimeInterval = 0
  /// Stands in for `preferredPeakBitRate` of `AVPlayerItem`.
  open var preferredPeakBitRate: Double = 0
  /// Stands in for `forwardPlaybackEndTime` of `AVPlayerItem`.
  open var forwardPlaybackEndTime: CMTime = .invalid
  /// Stands in for `reversePlaybackEndTime` of `AVPlayerItem`.
  open var reversePlaybackEndTime: CMTime = .invalid
  /// Stands in for `externalMetadata` of `AVPlayerItem`.
  open var externalMetadata: [AVMetadataItem] = []
  /// Stands in for `currentTime` of `AVPlayerItem`.
  open func currentTime() -> CMTime { .zero }
  /// Stands in for `seek` of `AVPlayerItem`.
  open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)?) { completionHandler?(true) }
  /// Stands in for `cancelPendingSeeks` of `AVPlayerItem`.
  open func cancelPendingSeeks() {}
  /// Stands in for `didPlayToEndTimeNotification` of `AVPlayerItem`.
  public static let didPlayToEndTimeNotification: Notification.Name = .AVPlayerItemDidPlayToEndTime
  /// Stands in for `failedToPlayToEndTimeNotification` of `AVPlayerItem`.
  public static let failedToPlayToEndTimeNotification: Notification.Name =
    .AVPlayerItemFailedToPlayToEndTime
  /// Stands in for `playbackStalledNotification` of `AVPlayerItem`.
  public static let playbackStalledNotification: Notification.Name = .AVPlayerItemPlaybackStalled
  /// Stands in for `timeJumpedNotification` of `AVPlayerItem`.
  public static let timeJumpedNotification: Notification.Name = .AVPlayerItemTimeJumped
  /// Stands in for `Status` of `AVPlayerItem`.
  public enum Status: Int, Sendable {
    /// Stands in for `unknown` of `Status`.
    case unknown, readyToPlay, failed
  }
}
