// Made by Scripts/generate from Scripts/stand-ins/AVFoundation.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

extension Notification.Name {
  /// Stands in for `AVPlayerItemDidPlayToEndTime` of `Notification.Name`.
  public static let AVPlayerItemDidPlayToEndTime: Notification.Name = Notification.Name(
    "AVPlayerItemDidPlayToEndTime"
  )
  /// Stands in for `AVPlayerItemFailedToPlayToEndTime` of `Notification.Name`.
  public static let AVPlayerItemFailedToPlayToEndTime: Notification.Name = Notification.Name(
    "AVPlayerItemFailedToPlayToEndTime"
  )
  /// Stands in for `AVPlayerItemPlaybackStalled` of `Notification.Name`.
  public static let AVPlayerItemPlaybackStalled: Notification.Name = Notification.Name(
    "AVPlayerItemPlaybackStalled"
  )
  /// Stands in for `AVPlayerItemTimeJumped` of `Notification.Name`.
  public static let AVPlayerItemTimeJumped: Notification.Name = Notification.Name(
    "AVPlayerItemTimeJumped"
  )
  /// Stands in for `AVPlayerItemNewErrorLogEntry` of `Notification.Name`.
  public static let AVPlayerItemNewErrorLogEntry: Notification.Name = Notification.Name(
    "AVPlayerItemNewErrorLogEntry"
  )
  /// Stands in for `AVPlayerItemNewAccessLogEntry` of `Notification.Name`.
  public static let AVPlayerItemNewAccessLogEntry: Notification.Name = Notification.Name(
    "AVPlayerItemNewAccessLogEntry"
  )
}
