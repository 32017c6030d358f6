// Made by Scripts/generate from Scripts/stand-ins/AVFoundation.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `AVPlayer` of AVFoundation, and does nothing.
open class AVPlayer: NSObject, @unchecked Sendable {
  /// Stands in for `status` of `AVPlayer`.
  open var status: Status { .readyToPlay }
  /// Stands in for `timeControlStatus` of `AVPlayer`.
  open var timeControlStatus: TimeControlStatus { rate == 0 ? .paused : .playing }
  /// Stands in for `reasonForWaitingToPlay` of `AVPlayer`.
  open var reasonForWaitingToPlay: WaitingReason? { nil }
  /// Stands in for `error` of `AVPlayer`.
  open var error: (any Error)? { nil }
  /// Stands in for `defaultRate` of `AVPlayer`.
  open var defaultRate: Float = 1
  /// Stands in for `actionAtItemEnd` of `AVPlayer`.
  open var actionAtItemEnd: ActionAtItemEnd = .pause
  /// Stands in for `automaticallyWaitsToMinimizeStalling` of `AVPlayer`.
  open var automaticallyWaitsToMinimizeStalling: Bool = true
  /// Stands in for `allowsExternalPlayback` of `AVPlayer`.
  open var allowsExternalPlayback: Bool = true
  /// Stands in for `usesExternalPlaybackWhileExternalScreenIsActive` of `AVPlayer`.
  open var usesExternalPlaybackWhileExternalScreenIsActive: Bool = false
  /// Stands in for `preventsDisplaySleepDuringVideoPlayback` of `AVPlayer`.
  open var preventsDisplaySleepDuringVideoPlayback: Bool = true
  /// Stands in for `appliesMediaSelectionCriteriaAutomatically` of `AVPlayer`.
  open var appliesMediaSelectionCriteriaAutomatically: Bool = true
  /// Stands in for `isExternalPlaybackActive` of `AVPlayer`.
  open var isExternalPlaybackActive: Bool { false }
  /// Stands in for `playImmediately` of `AVPlayer`.
  open func playImmediately(atRate rate: Float) { self.rate = rate }
  /// Stands in for `seek` of `AVPlayer`.
  open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
    completionHandler(true)
  }
  /// Stands in for `seek` of `AVPlayer`.
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {}
  /// Stands in for `seek` of `AVPlayer`.
  open func seek(
    to time: CMTime,
    toleranceBefore: CMTime,
    toleranceAfter: CMTime,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(true) }
  /// Stands in for `seek` of `AVPlayer`.
  @discardableResult
  open func seek(to time: CMTime) async -> Bool { true }
  /// Stands in for `seek` of `AVPlayer`.
  @discardableResult
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) async -> Bool {
    true
  }
  /// Stands in for `addBoundaryTimeObserver` of `AVPlayer`.
  open func addBoundaryTimeObserver(
    forTimes times: [NSValue],
    queue: DispatchQueue?,
    using block: @escaping () -> Void
  ) -> Any { self }
  /// Stands in for `rateDidChangeNotification` of `AVPlayer`.
  public static let rateDidChangeNotification: Notification.Name = Notification.Name(
    "AVPlayerRateDidChangeNotification"
  )
  /// Stands in for `Status` of `AVPlayer`.
  public enum Status: Int, Sendable {
    /// Stands in for `unknown` of `Status`.
    case unknown, readyToPlay, failed
  }
  /// Stands in for `TimeControlStatus` of `AVPlayer`.
  public enum TimeControlStatus: Int, Sendable {
    /// Stands in for `paused` of `TimeControlStatus`.
    case paused, waitingToPlayAtSpecifiedRate, playing
  }
  /// Stands in for `ActionAtItemEnd` of `AVPlayer`.
  public enum ActionAtItemEnd: Int, Sendable {
    /// Stands in for `advance` of `ActionAtItemEnd`.
    case advance, pause, none
  }
  /// Stands in for `WaitingReason` of `AVPlayer`.
  public struct WaitingReason: Hashable, Sendable {
    /// Stands in for `name` of `WaitingReason`.
    public let name: String
    /// Stands in for `toMinimizeStalls` of `WaitingReason`.
    public static let toMinimizeStalls: WaitingReason = WaitingReason(name: "toMinimizeStalls")
    /// Stands in for `noItemToPlay` of `WaitingReason`.
    public static let noItemToPlay: WaitingReason = WaitingReason(name: "noItemToPlay")
    /// Stands in for `evaluatingBufferingRate` of `WaitingReason`.
    public static let evaluatingBufferingRate: WaitingReason = WaitingReason(
      name: "evaluatingBufferingRate"
    )
  }
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
