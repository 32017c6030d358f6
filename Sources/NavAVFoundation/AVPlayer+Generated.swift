// Made by Scripts/generate from Scripts/stand-ins/AVFoundation.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `AVPlayer` of AVFoundation, and does nothing.
open class AVPlayer: NSObject, @unchecked Sendable {
  /// Stands in for `rate` of `AVPlayer`.
  open var rate: Float = 0
  /// Stands in for `volume` of `AVPlayer`.
  open var volume: Float = 1
  /// Stands in for `isMuted` of `AVPlayer`.
  open var isMuted: Bool = false
  /// Stands in for `currentItem` of `AVPlayer`.
  open var currentItem: AVPlayerItem? = nil
  /// Creates what stands in for a `AVPlayer`.
  public override init() {
    super.init()
  }
  /// Creates what stands in for a `AVPlayer`.
  public init(url: URL) {
  }
  /// Creates what stands in for a `AVPlayer`.
  public init(playerItem item: AVPlayerItem?) {
    currentItem = item
  }
  /// Stands in for `play` of `AVPlayer`.
  open func play() { rate = 1 }
  /// Stands in for `pause` of `AVPlayer`.
  open func pause() { rate = 0 }
  /// Stands in for `seek` of `AVPlayer`.
  open func seek(to time: CMTime) {}
  /// Stands in for `currentTime` of `AVPlayer`.
  open func currentTime() -> CMTime { .zero }
  /// Stands in for `replaceCurrentItem` of `AVPlayer`.
  open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
  /// Stands in for `addPeriodicTimeObserver` of `AVPlayer`.
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime,
    queue: DispatchQueue?,
    using block: @escaping (CMTime) -> Void
  ) -> Any { self }
  /// Stands in for `removeTimeObserver` of `AVPlayer`.
  open func removeTimeObserver(_ observer: Any) {}
}
