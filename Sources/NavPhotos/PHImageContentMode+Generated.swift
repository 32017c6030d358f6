// Made by Scripts/generate from Scripts/stand-ins/Photos.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `PHImageContentMode` of Photos, and does nothing.
public enum PHImageContentMode: Int, Sendable {
  /// Stands in for `aspectFit` of `PHImageContentMode`.
  case aspectFit, aspectFill
}
