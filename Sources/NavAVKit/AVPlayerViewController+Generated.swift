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
}
