// Made by Scripts/generate from Scripts/stand-ins/MediaPlayer.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `MPMediaItemArtwork` of MediaPlayer, and does nothing.
public final class MPMediaItemArtwork: @unchecked Sendable {
  /// Stands in for `bounds` of `MPMediaItemArtwork`.
  public var bounds: CGRect { .zero }
  /// Stands in for `image` of `MPMediaItemArtwork`.
  public func image(at size: CGSize) -> UIImage? { nil }
  /// Creates what stands in for a `MPMediaItemArtwork`.
  public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
  }
}
