// Made by Scripts/generate from Scripts/stand-ins/MediaPlayer.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `MPMediaType` of MediaPlayer, and does nothing.
public struct MPMediaType: OptionSet, Sendable {
  /// Stands in for `rawValue` of `MPMediaType`.
  public let rawValue: UInt
  /// Creates what stands in for a `MPMediaType`.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
  /// Stands in for `music` of `MPMediaType`.
  public static let music: MPMediaType = MPMediaType(rawValue: 1)
  /// Stands in for `podcast` of `MPMediaType`.
  public static let podcast: MPMediaType = MPMediaType(rawValue: 2)
  /// Stands in for `anyAudio` of `MPMediaType`.
  public static let anyAudio: MPMediaType = MPMediaType(rawValue: 255)
  /// Stands in for `any` of `MPMediaType`.
  public static let any: MPMediaType = MPMediaType(rawValue: 65535)
}
