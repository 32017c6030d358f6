// Made by Scripts/generate from Scripts/stand-ins/MusicKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `Artist` of MusicKit, and does nothing.
public struct Artist: MusicItem, Hashable {
  /// Stands in for `id` of `Artist`.
  public let id: MusicItemID
  /// Stands in for `name` of `Artist`.
  public let name: String
  /// Stands in for `artwork` of `Artist`.
  public let artwork: Artwork?
  /// Stands in for `url` of `Artist`.
  public let url: URL?
}
