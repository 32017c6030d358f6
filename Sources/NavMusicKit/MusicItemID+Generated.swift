// Made by Scripts/generate from Scripts/stand-ins/MusicKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `MusicItemID` of MusicKit, and does nothing.
public struct MusicItemID: Hashable, Sendable, ExpressibleByStringLiteral {
  /// Stands in for `rawValue` of `MusicItemID`.
  public let rawValue: String
  /// Creates what stands in for a `MusicItemID`.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }
  /// Creates what stands in for a `MusicItemID`.
  public init(stringLiteral value: String) {
    rawValue = value
  }
}
