// Made by Scripts/generate from Scripts/stand-ins/Photos.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `PHAssetCollectionType` of Photos, and does nothing.
public enum PHAssetCollectionType: Int, Sendable {
  /// Stands in for `album` of `PHAssetCollectionType`.
  case album = 1
  /// Stands in for `smartAlbum` of `PHAssetCollectionType`.
  case smartAlbum
}
