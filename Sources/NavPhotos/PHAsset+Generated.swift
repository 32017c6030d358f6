// Made by Scripts/generate from Scripts/stand-ins/Photos.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `PHAsset` of Photos, and does nothing.
open class PHAsset: PHObject, @unchecked Sendable {
  /// Stands in for `mediaType` of `PHAsset`.
  open var mediaType: PHAssetMediaType { .unknown }
  /// Stands in for `creationDate` of `PHAsset`.
  open var creationDate: Date? { nil }
  /// Stands in for `modificationDate` of `PHAsset`.
  open var modificationDate: Date? { nil }
  /// Stands in for `duration` of `PHAsset`.
  open var duration: TimeInterval { 0 }
  /// Stands in for `pixelWidth` of `PHAsset`.
  open var pixelWidth: Int { 0 }
  /// Stands in for `pixelHeight` of `PHAsset`.
  open var pixelHeight: Int { 0 }
  /// Stands in for `isFavorite` of `PHAsset`.
  open var isFavorite: Bool { false }
  /// Stands in for `playbackStyle` of `PHAsset`.
  open var playbackStyle: PlaybackStyle { .unsupported }
  /// Stands in for `fetchAssets` of `PHAsset`.
  public static func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
    PHFetchResult()
  }
  /// Stands in for `fetchAssets` of `PHAsset`.
  public static func fetchAssets(
    with mediaType: PHAssetMediaType,
    options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
  /// Stands in for `fetchAssets` of `PHAsset`.
  public static func fetchAssets(
    withLocalIdentifiers identifiers: [String],
    options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
  /// Stands in for `fetchAssets` of `PHAsset`.
  public static func fetchAssets(
    in assetCollection: PHAssetCollection,
    options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
  /// Stands in for `PlaybackStyle` of `PHAsset`.
  public enum PlaybackStyle: Int, Sendable {
    /// Stands in for `unsupported` of `PlaybackStyle`.
    case unsupported, image, imageAnimated, livePhoto, video, videoLooping
  }
}
