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
}
