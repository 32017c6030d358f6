// Made by Scripts/generate from Scripts/stand-ins/MediaPlayer.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `MPRemoteCommandHandlerStatus` of MediaPlayer, and does nothing.
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
  /// Stands in for `success` of `MPRemoteCommandHandlerStatus`.
  case success, noSuchContent, commandFailed
}
