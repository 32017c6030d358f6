// Made by Scripts/generate from Scripts/stand-ins/MediaPlayer.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `MPMusicShuffleMode` of MediaPlayer, and does nothing.
public enum MPMusicShuffleMode: Int, Sendable {
  /// Stands in for ``default`` of `MPMusicShuffleMode`.
  case `default`, off, songs, albums
}
