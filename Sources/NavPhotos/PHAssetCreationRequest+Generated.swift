// Made by Scripts/generate from Scripts/stand-ins/Photos.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `PHAssetCreationRequest` of Photos, and does nothing.
open class PHAssetCreationRequest: PHAssetChangeRequest {
  /// Stands in for `forAsset` of `PHAssetCreationRequest`.
  public static func forAsset() -> PHAssetCreationRequest { PHAssetCreationRequest() }
  /// Stands in for `addResource` of `PHAssetCreationRequest`.
  open func addResource(
    with type: PHAssetResourceType,
    data: Data,
    options: PHAssetResourceCreationOptions?
  ) {}
  /// Stands in for `addResource` of `PHAssetCreationRequest`.
  open func addResource(
    with type: PHAssetResourceType,
    fileURL: URL,
    options: PHAssetResourceCreationOptions?
  ) {}
}
