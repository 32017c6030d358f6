// Made by Scripts/generate from Scripts/stand-ins/MediaPlayer.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `MPMediaItemCollection` of MediaPlayer, and does nothing.
open class MPMediaItemCollection: MPMediaEntity, @unchecked Sendable {
  /// Stands in for `items` of `MPMediaItemCollection`.
  public let items: [MPMediaItem]
  /// Stands in for `representativeItem` of `MPMediaItemCollection`.
  open var representativeItem: MPMediaItem? { items.first }
  /// Stands in for `mediaTypes` of `MPMediaItemCollection`.
  open var mediaTypes: MPMediaType { .music }
  /// Creates what stands in for a `MPMediaItemCollection`.
  public init(items: [MPMediaItem]) {
    self.items = items
    super.init()
  }
  /// Stands in for `count` of `MPMediaItemCollection`.
  open var count: Int { items.count }
}
