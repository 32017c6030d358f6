// Made by Scripts/generate from Scripts/stand-ins/MediaPlayer.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `MPMusicPlaybackState` of MediaPlayer, and does nothing.
public enum MPMusicPlaybackState: Int, Sendable {
  /// Stands in for `stopped` of `MPMusicPlaybackState`.
  case stopped, playing, paused, interrupted, seekingForward, seekingBackward
}
