// Made by Scripts/generate from Scripts/stand-ins/MediaPlayer.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `MPMediaLibraryAuthorizationStatus` of MediaPlayer, and does nothing.
public enum MPMediaLibraryAuthorizationStatus: Int, Sendable {
  /// Stands in for `notDetermined` of `MPMediaLibraryAuthorizationStatus`.
  case notDetermined, denied, restricted, authorized
}
