// Made by Scripts/generate from Scripts/stand-ins/MusicKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `Song` of MusicKit, and does nothing.
public struct Song: MusicItem, Hashable {
  /// Stands in for `id` of `Song`.
  public let id: MusicItemID
  /// Stands in for `title` of `Song`.
  public let title: String
  /// Stands in for `artistName` of `Song`.
  public let artistName: String
  /// Stands in for `albumTitle` of `Song`.
  public let albumTitle: String?
  /// Stands in for `duration` of `Song`.
  public let duration: TimeInterval?
  /// Stands in for `artwork` of `Song`.
  public let artwork: Artwork?
  /// Stands in for `url` of `Song`.
  public let url: URL?
}
