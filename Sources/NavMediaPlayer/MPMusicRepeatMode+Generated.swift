// Made by Scripts/generate from Scripts/stand-ins/MediaPlayer.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `MPMusicRepeatMode` of MediaPlayer, and does nothing.
public enum MPMusicRepeatMode: Int, Sendable {
  /// Stands in for ``default`` of `MPMusicRepeatMode`.
  case `default`, none, one, all
}
