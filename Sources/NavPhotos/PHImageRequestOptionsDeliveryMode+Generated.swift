// Made by Scripts/generate from Scripts/stand-ins/Photos.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `PHImageRequestOptionsDeliveryMode` of Photos, and does nothing.
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
  /// Stands in for `opportunistic` of `PHImageRequestOptionsDeliveryMode`.
  case opportunistic, highQualityFormat, fastFormat
}
