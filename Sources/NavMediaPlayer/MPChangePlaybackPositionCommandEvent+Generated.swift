// Made by Scripts/generate from Scripts/stand-ins/MediaPlayer.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `MPChangePlaybackPositionCommandEvent` of MediaPlayer, and does nothing.
open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent {
  /// Stands in for `positionTime` of `MPChangePlaybackPositionCommandEvent`.
  open var positionTime: TimeInterval = 0
}
