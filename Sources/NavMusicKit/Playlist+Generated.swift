// Made by Scripts/generate from Scripts/stand-ins/MusicKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `Playlist` of MusicKit, and does nothing.
public struct Playlist: MusicItem, Hashable {
  /// Stands in for `id` of `Playlist`.
  public let id: MusicItemID
  /// Stands in for `name` of `Playlist`.
  public let name: String
  /// Stands in for `artwork` of `Playlist`.
  public let artwork: Artwork?
  /// Stands in for `url` of `Playlist`.
  public let url: URL?
}
