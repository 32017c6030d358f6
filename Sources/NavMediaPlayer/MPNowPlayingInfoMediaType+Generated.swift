// Made by Scripts/generate from Scripts/stand-ins/MediaPlayer.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `MPNowPlayingInfoMediaType` of MediaPlayer, and does nothing.
public enum MPNowPlayingInfoMediaType: UInt, Sendable {
  /// Stands in for `none` of `MPNowPlayingInfoMediaType`.
  case none, audio, video
}
