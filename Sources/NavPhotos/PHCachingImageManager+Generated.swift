// Made by Scripts/generate from Scripts/stand-ins/Photos.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `PHCachingImageManager` of Photos, and does nothing.
open class PHCachingImageManager: PHImageManager, @unchecked Sendable {
  /// Creates what stands in for a `PHCachingImageManager`.
  public override init() {
    super.init()
  }
  /// Stands in for `allowsCachingHighQualityImages` of `PHCachingImageManager`.
  open var allowsCachingHighQualityImages: Bool = false
  /// Stands in for `startCachingImages` of `PHCachingImageManager`.
  open func startCachingImages(
    for assets: [PHAsset],
    targetSize: CGSize,
    contentMode: PHImageContentMode,
    options: PHImageRequestOptions?
  ) {}
  /// Stands in for `stopCachingImagesForAllAssets` of `PHCachingImageManager`.
  open func stopCachingImagesForAllAssets() {}
}
