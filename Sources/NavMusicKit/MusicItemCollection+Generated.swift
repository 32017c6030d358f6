// Made by Scripts/generate from Scripts/stand-ins/MusicKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `MusicItemCollection` of MusicKit, and does nothing.
public struct MusicItemCollection<MusicItemType: MusicItem>: RandomAccessCollection, Sendable {
  /// Stands in for `items` of `MusicItemCollection`.
  public let items: [MusicItemType]
  /// Creates what stands in for a `MusicItemCollection`.
  public init(_ items: [MusicItemType]) {
    self.items = items
  }
  /// Stands in for `startIndex` of `MusicItemCollection`.
  public var startIndex: Int { 0 }
  /// Stands in for `endIndex` of `MusicItemCollection`.
  public var endIndex: Int { items.count }
  /// Stands in for `hasNextBatch` of `MusicItemCollection`.
  public var hasNextBatch: Bool { false }
  /// Stands in for `subscript` of `MusicItemCollection`.
  public subscript(position: Int) -> MusicItemType { items[position] }
}
