// Made by Scripts/generate from Scripts/stand-ins/Photos.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `PHAssetResourceCreationOptions` of Photos, and does nothing.
open class PHAssetResourceCreationOptions: NSObject {
  /// Creates what stands in for a `PHAssetResourceCreationOptions`.
  public override init() {
    super.init()
  }
  /// Stands in for `originalFilename` of `PHAssetResourceCreationOptions`.
  open var originalFilename: String? = nil
}
