// Made by Scripts/generate from Scripts/stand-ins/Photos.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `PHAccessLevel` of Photos, and does nothing.
public enum PHAccessLevel: Int, Sendable {
  /// Stands in for `addOnly` of `PHAccessLevel`.
  case addOnly, readWrite
}
