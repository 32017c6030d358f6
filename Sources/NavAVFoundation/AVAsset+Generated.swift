// Made by Scripts/generate from Scripts/stand-ins/AVFoundation.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `AVAsset` of AVFoundation, and does nothing.
open class AVAsset: NSObject, @unchecked Sendable {
  /// Stands in for `url` of `AVAsset`.
  public let url: URL
  /// Creates what stands in for a `AVAsset`.
  public init(url: URL) {
    self.url = url
    super.init()
  }
  /// Stands in for `duration` of `AVAsset`.
  open var duration: CMTime { .zero }
  /// Creates what stands in for a `AVAsset`.
  public convenience init(url: URL, options: [String: Any]?) {
    self.init(url: url)
  }
  /// Stands in for `load` of `AVAsset`.
  open func load<T>(_ property: AVAsyncProperty<T>) async throws -> T { property.value }
  /// Stands in for `load` of `AVAsset`.
  open func load<T, U>(
    _ first: AVAsyncProperty<T>,
    _ second: AVAsyncProperty<U>
  ) async throws -> (T, U) { (first.value, second.value) }
  /// Stands in for `tracks` of `AVAsset`.
  open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { [] }
  /// Stands in for `loadTracks` of `AVAsset`.
  open func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] { [] }
  /// Stands in for `tracks` of `AVAsset`.
  open var tracks: [AVAssetTrack] { [] }
  /// Stands in for `isPlayable` of `AVAsset`.
  open var isPlayable: Bool { false }
  /// Stands in for `commonMetadata` of `AVAsset`.
  open var commonMetadata: [AVMetadataItem] { [] }
}
