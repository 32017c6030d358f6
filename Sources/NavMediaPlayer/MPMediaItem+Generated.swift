// Made by Scripts/generate from Scripts/stand-ins/MediaPlayer.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `MPMediaItem` of MediaPlayer, and does nothing.
open class MPMediaItem: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `MPMediaItem`.
  public override init() {
    super.init()
  }
  /// Stands in for `title` of `MPMediaItem`.
  open var title: String? { nil }
  /// Stands in for `artist` of `MPMediaItem`.
  open var artist: String? { nil }
  /// Stands in for `albumTitle` of `MPMediaItem`.
  open var albumTitle: String? { nil }
  /// Stands in for `playbackDuration` of `MPMediaItem`.
  open var playbackDuration: TimeInterval { 0 }
  /// Stands in for `assetURL` of `MPMediaItem`.
  open var assetURL: URL? { nil }
}
