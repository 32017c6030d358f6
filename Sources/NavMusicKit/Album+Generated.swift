// Made by Scripts/generate from Scripts/stand-ins/MusicKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `Album` of MusicKit, and does nothing.
public struct Album: MusicItem, Hashable {
  /// Stands in for `id` of `Album`.
  public let id: MusicItemID
  /// Stands in for `title` of `Album`.
  public let title: String
  /// Stands in for `artistName` of `Album`.
  public let artistName: String
  /// Stands in for `artwork` of `Album`.
  public let artwork: Artwork?
  /// Stands in for `url` of `Album`.
  public let url: URL?
}
