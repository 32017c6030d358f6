// Made by Scripts/generate from Scripts/stand-ins/MusicKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `MusicRequestError` of MusicKit, and does nothing.
public enum MusicRequestError: Error, Sendable {
  /// Stands in for `unavailable` of `MusicRequestError`.
  case unavailable
}
