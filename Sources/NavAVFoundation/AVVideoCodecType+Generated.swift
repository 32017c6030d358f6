// Made by Scripts/generate from Scripts/stand-ins/AVFoundation.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `AVVideoCodecType` of AVFoundation, and does nothing.
public struct AVVideoCodecType: RawRepresentable, Hashable, Sendable {
  /// Stands in for `rawValue` of `AVVideoCodecType`.
  public let rawValue: String
  /// Creates what stands in for a `AVVideoCodecType`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
  /// Stands in for `jpeg` of `AVVideoCodecType`.
  public static let jpeg: AVVideoCodecType = AVVideoCodecType(rawValue: "jpeg")
  /// Stands in for `h264` of `AVVideoCodecType`.
  public static let h264: AVVideoCodecType = AVVideoCodecType(rawValue: "avc1")
  /// Stands in for `hevc` of `AVVideoCodecType`.
  public static let hevc: AVVideoCodecType = AVVideoCodecType(rawValue: "hvc1")
}
