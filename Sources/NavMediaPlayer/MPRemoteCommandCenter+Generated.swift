// Made by Scripts/generate from Scripts/stand-ins/MediaPlayer.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `MPRemoteCommandCenter` of MediaPlayer, and does nothing.
public final class MPRemoteCommandCenter: @unchecked Sendable {
  /// Creates what stands in for a `MPRemoteCommandCenter`.
  public init() {
  }
  /// Stands in for `center` of `MPRemoteCommandCenter`.
  public static let center: MPRemoteCommandCenter = MPRemoteCommandCenter()
  /// Stands in for `shared` of `MPRemoteCommandCenter`.
  public static func shared() -> MPRemoteCommandCenter { center }
  /// Stands in for `playCommand` of `MPRemoteCommandCenter`.
  public let playCommand: MPRemoteCommand = MPRemoteCommand()
  /// Stands in for `pauseCommand` of `MPRemoteCommandCenter`.
  public let pauseCommand: MPRemoteCommand = MPRemoteCommand()
  /// Stands in for `togglePlayPauseCommand` of `MPRemoteCommandCenter`.
  public let togglePlayPauseCommand: MPRemoteCommand = MPRemoteCommand()
  /// Stands in for `nextTrackCommand` of `MPRemoteCommandCenter`.
  public let nextTrackCommand: MPRemoteCommand = MPRemoteCommand()
  /// Stands in for `previousTrackCommand` of `MPRemoteCommandCenter`.
  public let previousTrackCommand: MPRemoteCommand = MPRemoteCommand()
  /// Stands in for `skipForwardCommand` of `MPRemoteCommandCenter`.
  public let skipForwardCommand: MPRemoteCommand = MPRemoteCommand()
  /// Stands in for `skipBackwardCommand` of `MPRemoteCommandCenter`.
  public let skipBackwardCommand: MPRemoteCommand = MPRemoteCommand()
  /// Stands in for `changePlaybackPositionCommand` of `MPRemoteCommandCenter`.
  public let changePlaybackPositionCommand: MPRemoteCommand = MPRemoteCommand()
}
