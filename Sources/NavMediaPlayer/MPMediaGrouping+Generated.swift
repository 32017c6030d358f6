// Made by Scripts/generate from Scripts/stand-ins/MediaPlayer.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `MPMediaGrouping` of MediaPlayer, and does nothing.
public enum MPMediaGrouping: Int, Sendable {
  /// Stands in for `title` of `MPMediaGrouping`.
  case title, album, artist, albumArtist, composer, genre, playlist, podcastTitle
}
