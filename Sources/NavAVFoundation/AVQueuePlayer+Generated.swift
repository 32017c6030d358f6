// Made by Scripts/generate from Scripts/stand-ins/AVFoundation.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `AVQueuePlayer` of AVFoundation, and does nothing.
open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
  /// Stands in for `queued` of `AVQueuePlayer`.
  private var queued: [AVPlayerItem] = []
  /// Creates what stands in for a `AVQueuePlayer`.
  public override init() {
    super.init()
  }
  /// Creates what stands in for a `AVQueuePlayer`.
  public override init(url: URL) {
    super.init(url: url)
  }
  /// Creates what stands in for a `AVQueuePlayer`.
  public override init(playerItem item: AVPlayerItem?) {
    super.init(playerItem: item)
    queued = item.map { [$0] } ?? []
  }
  /// Creates what stands in for a `AVQueuePlayer`.
  public init(items: [AVPlayerItem]) {
    super.init(playerItem: items.first)
    queued = items
  }
  /// Stands in for `items` of `AVQueuePlayer`.
  open func items() -> [AVPlayerItem] { queued }
  /// Stands in for `advanceToNextItem` of `AVQueuePlayer`.
  open func advanceToNextItem() {
    queued = Array(queued.dropFirst())
    currentItem = queued.first
  }
  /// Stands in for `canInsert` of `AVQueuePlayer`.
  open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool { true }
  /// Stands in for `insert` of `AVQueuePlayer`.
  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
    queued.insert(item, at: queued.firstIndex { $0 === afterItem }.map { $0 + 1 } ?? queued.count)
    currentItem = queued.first
  }
  /// Stands in for `remove` of `AVQueuePlayer`.
  open func remove(_ item: AVPlayerItem) {
    queued.removeAll { $0 === item }
    currentItem = queued.first
  }
  /// Stands in for `removeAllItems` of `AVQueuePlayer`.
  open func removeAllItems() {
    queued = []
    currentItem = nil
  }
}
