// Made by Scripts/generate from Scripts/stand-ins/MediaPlayer.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `MPMediaItemArtwork` of MediaPlayer, and does nothing.
public final class MPMediaItemArtwork: @unchecked Sendable {
  /// Creates what stands in for a `MPMediaItemArtwork`.
  public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
  }
}
