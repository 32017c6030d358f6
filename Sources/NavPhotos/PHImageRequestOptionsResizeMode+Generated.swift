// Made by Scripts/generate from Scripts/stand-ins/Photos.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `PHImageRequestOptionsResizeMode` of Photos, and does nothing.
public enum PHImageRequestOptionsResizeMode: Int, Sendable {
  /// Stands in for `none` of `PHImageRequestOptionsResizeMode`.
  case none, fast, exact
}
