// Made by Scripts/generate from Scripts/stand-ins/MusicKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `Artwork` of MusicKit, and does nothing.
public struct Artwork: Hashable, Sendable {
  /// Stands in for `maximumWidth` of `Artwork`.
  public let maximumWidth: Int = 0
  /// Stands in for `maximumHeight` of `Artwork`.
  public let maximumHeight: Int = 0
  /// Creates what stands in for a `Artwork`.
  public init() {
  }
  /// Stands in for `url` of `Artwork`.
  public func url(width: Int, height: Int) -> URL? { nil }
}
