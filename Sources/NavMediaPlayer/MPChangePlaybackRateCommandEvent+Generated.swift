// Made by Scripts/generate from Scripts/stand-ins/MediaPlayer.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `MPChangePlaybackRateCommandEvent` of MediaPlayer, and does nothing.
open class MPChangePlaybackRateCommandEvent: MPRemoteCommandEvent {
  /// Stands in for `playbackRate` of `MPChangePlaybackRateCommandEvent`.
  open var playbackRate: Float { 1 }
}
