// Made by Scripts/generate from Scripts/stand-ins/Photos.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `PHAssetCollection` of Photos, and does nothing.
open class PHAssetCollection: PHObject, @unchecked Sendable {
  /// Stands in for `localizedTitle` of `PHAssetCollection`.
  open var localizedTitle: String? { nil }
  /// Stands in for `estimatedAssetCount` of `PHAssetCollection`.
  open var estimatedAssetCount: Int { 0 }
  /// Stands in for `fetchAssetCollections` of `PHAssetCollection`.
  public static func fetchAssetCollections(
    with type: PHAssetCollectionType,
    subtype: PHAssetCollectionSubtype,
    options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
}
