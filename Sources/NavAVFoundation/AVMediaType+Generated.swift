// Made by Scripts/generate from Scripts/stand-ins/AVFoundation.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `AVMediaType` of AVFoundation, and does nothing.
public struct AVMediaType: Hashable, Sendable {
  /// Stands in for `name` of `AVMediaType`.
  public let name: String
  /// Stands in for `video` of `AVMediaType`.
  public static let video: AVMediaType = AVMediaType(name: "video")
  /// Stands in for `audio` of `AVMediaType`.
  public static let audio: AVMediaType = AVMediaType(name: "audio")
}
