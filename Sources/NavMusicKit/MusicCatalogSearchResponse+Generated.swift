// Made by Scripts/generate from Scripts/stand-ins/MusicKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `MusicCatalogSearchResponse` of MusicKit, and does nothing.
public struct MusicCatalogSearchResponse: Sendable {
  /// Stands in for `songs` of `MusicCatalogSearchResponse`.
  public let songs: MusicItemCollection<Song>
  /// Stands in for `albums` of `MusicCatalogSearchResponse`.
  public let albums: MusicItemCollection<Album>
  /// Stands in for `artists` of `MusicCatalogSearchResponse`.
  public let artists: MusicItemCollection<Artist>
  /// Stands in for `playlists` of `MusicCatalogSearchResponse`.
  public let playlists: MusicItemCollection<Playlist>
}
