// Made by Scripts/generate from Scripts/stand-ins/Photos.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `PHAssetCollectionSubtype` of Photos, and does nothing.
public enum PHAssetCollectionSubtype: Int, Sendable {
  /// Stands in for `albumRegular` of `PHAssetCollectionSubtype`.
  case albumRegular = 2
  /// Stands in for `smartAlbumGeneric` of `PHAssetCollectionSubtype`.
  case smartAlbumGeneric = 200
  /// Stands in for `smartAlbumFavorites` of `PHAssetCollectionSubtype`.
  case smartAlbumFavorites = 203
  /// Stands in for `smartAlbumRecentlyAdded` of `PHAssetCollectionSubtype`.
  case smartAlbumRecentlyAdded = 206
  /// Stands in for `smartAlbumUserLibrary` of `PHAssetCollectionSubtype`.
  case smartAlbumUserLibrary = 209
  /// Stands in for `any` of `PHAssetCollectionSubtype`.
  case any = 1000
}
