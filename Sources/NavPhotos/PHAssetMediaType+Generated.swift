// Made by Scripts/generate from Scripts/stand-ins/Photos.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `PHAssetMediaType` of Photos, and does nothing.
public enum PHAssetMediaType: Int, Sendable {
  /// Stands in for `unknown` of `PHAssetMediaType`.
  case unknown, image, video, audio
}
