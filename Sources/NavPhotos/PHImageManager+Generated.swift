// Made by Scripts/generate from Scripts/stand-ins/Photos.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `PHImageManager` of Photos, and does nothing.
open class PHImageManager: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `PHImageManager`.
  public override init() {
    super.init()
  }
  /// Stands in for ``default`` of `PHImageManager`.
  public static func `default`() -> PHImageManager { PHImageManager() }
  /// Stands in for `requestImage` of `PHImageManager`.
  @discardableResult
  open func requestImage(
    for asset: PHAsset,
    targetSize: CGSize,
    contentMode: PHImageContentMode,
    options: PHImageRequestOptions?,
    resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    resultHandler(nil, nil)
    return 0
  }
  /// Stands in for `requestImageDataAndOrientation` of `PHImageManager`.
  @discardableResult
  open func requestImageDataAndOrientation(
    for asset: PHAsset,
    options: PHImageRequestOptions?,
    resultHandler: @escaping (Data?, String?, Int, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    resultHandler(nil, nil, 0, nil)
    return 0
  }
  /// Stands in for `cancelImageRequest` of `PHImageManager`.
  open func cancelImageRequest(_ requestID: PHImageRequestID) {}
}
