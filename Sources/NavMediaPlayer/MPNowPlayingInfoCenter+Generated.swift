// Made by Scripts/generate from Scripts/stand-ins/MediaPlayer.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `MPNowPlayingInfoCenter` of MediaPlayer, and does nothing.
public final class MPNowPlayingInfoCenter: @unchecked Sendable {
  /// Creates what stands in for a `MPNowPlayingInfoCenter`.
  public init() {
  }
  /// Stands in for `shared` of `MPNowPlayingInfoCenter`.
  public static let shared: MPNowPlayingInfoCenter = MPNowPlayingInfoCenter()
  /// Stands in for ``default`` of `MPNowPlayingInfoCenter`.
  public static func `default`() -> MPNowPlayingInfoCenter { shared }
  /// Stands in for `nowPlayingInfo` of `MPNowPlayingInfoCenter`.
  public var nowPlayingInfo: [String: Any]? = nil
}
