// Made by Scripts/generate from Scripts/stand-ins/Photos.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `PHAssetChangeRequest` of Photos, and does nothing.
open class PHAssetChangeRequest: NSObject {
  /// Creates what stands in for a `PHAssetChangeRequest`.
  public override init() {
    super.init()
  }
  /// Stands in for `creationRequestForAsset` of `PHAssetChangeRequest`.
  @discardableResult
  public static func creationRequestForAsset(from image: UIImage) -> PHAssetChangeRequest {
    PHAssetChangeRequest()
  }
  /// Stands in for `creationRequestForAssetFromImage` of `PHAssetChangeRequest`.
  @discardableResult
  public static func creationRequestForAssetFromImage(
    atFileURL fileURL: URL
  ) -> PHAssetChangeRequest? { nil }
  /// Stands in for `creationRequestForAssetFromVideo` of `PHAssetChangeRequest`.
  @discardableResult
  public static func creationRequestForAssetFromVideo(
    atFileURL fileURL: URL
  ) -> PHAssetChangeRequest? { nil }
  /// Stands in for `deleteAssets` of `PHAssetChangeRequest`.
  public static func deleteAssets(_ assets: [PHAsset]) {}
  /// Stands in for `deleteAssets` of `PHAssetChangeRequest`.
  public static func deleteAssets(_ assets: PHFetchResult<PHAsset>) {}
  /// Creates what stands in for a `PHAssetChangeRequest`.
  public convenience init(for asset: PHAsset) {
    self.init()
  }
  /// Stands in for `placeholderForCreatedAsset` of `PHAssetChangeRequest`.
  open var placeholderForCreatedAsset: PHObjectPlaceholder? { nil }
  /// Stands in for `creationDate` of `PHAssetChangeRequest`.
  open var creationDate: Date? = nil
  /// Stands in for `location` of `PHAssetChangeRequest`.
  open var location: AnyObject? = nil
  /// Stands in for `isFavorite` of `PHAssetChangeRequest`.
  open var isFavorite: Bool = false
  /// Stands in for `isHidden` of `PHAssetChangeRequest`.
  open var isHidden: Bool = false
}
