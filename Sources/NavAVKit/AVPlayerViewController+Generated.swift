// Made by Scripts/generate from Scripts/stand-ins/AVKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `AVPlayerViewController` of AVKit, and does nothing.
@MainActor @preconcurrency
open class AVPlayerViewController: UIViewController {
  /// Stands in for `player` of `AVPlayerViewController`.
  open var player: AVPlayer? = nil
  /// Stands in for `showsPlaybackControls` of `AVPlayerViewController`.
  open var showsPlaybackControls: Bool = true
  /// Stands in for `allowsPictureInPicturePlayback` of `AVPlayerViewController`.
  open var allowsPictureInPicturePlayback: Bool = true
  /// Stands in for `delegate` of `AVPlayerViewController`.
  public weak var delegate: (any AVPlayerViewControllerDelegate)? = nil
  /// Stands in for `videoGravity` of `AVPlayerViewController`.
  open var videoGravity: AVLayerVideoGravity = .resizeAspect
  /// Stands in for `contentOverlayView` of `AVPlayerViewController`.
  open var contentOverlayView: UIView? { nil }
  /// Stands in for `isReadyForDisplay` of `AVPlayerViewController`.
  open var isReadyForDisplay: Bool { false }
  /// Stands in for `entersFullScreenWhenPlaybackBegins` of `AVPlayerViewController`.
  open var entersFullScreenWhenPlaybackBegins: Bool = false
  /// Stands in for `exitsFullScreenWhenPlaybackEnds` of `AVPlayerViewController`.
  open var exitsFullScreenWhenPlaybackEnds: Bool = false
  /// Stands in for `canStartPictureInPictureAutomaticallyFromInline` of `AVPlayerViewController`.
  open var canStartPictureInPictureAutomaticallyFromInline: Bool = false
  /// Stands in for `updatesNowPlayingInfoCenter` of `AVPlayerViewController`.
  open var updatesNowPlayingInfoCenter: Bool = true
  /// Stands in for `requiresLinearPlayback` of `AVPlayerViewController`.
  open var requiresLinearPlayback: Bool = false
}
