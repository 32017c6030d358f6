// Made by Scripts/generate from Scripts/stand-ins/MediaPlayer.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `MPMediaPlaylist` of MediaPlayer, and does nothing.
open class MPMediaPlaylist: MPMediaItemCollection, @unchecked Sendable {
  /// Stands in for `name` of `MPMediaPlaylist`.
  open var name: String? { nil }
  /// Stands in for `descriptionText` of `MPMediaPlaylist`.
  open var descriptionText: String? { nil }
}
