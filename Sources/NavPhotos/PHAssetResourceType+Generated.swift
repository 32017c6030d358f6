// Made by Scripts/generate from Scripts/stand-ins/Photos.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `PHAssetResourceType` of Photos, and does nothing.
public enum PHAssetResourceType: Int, Sendable {
  /// Stands in for `photo` of `PHAssetResourceType`.
  case photo = 1
  /// Stands in for `video` of `PHAssetResourceType`.
  case video, audio
}
