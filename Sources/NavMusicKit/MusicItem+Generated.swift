// Made by Scripts/generate from Scripts/stand-ins/MusicKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `MusicItem` of MusicKit, and does nothing.
public protocol MusicItem: Identifiable, Sendable {
  /// Stands in for `id` of `MusicItem`.
  var id: MusicItemID { get }
}
