// Made by Scripts/generate from Scripts/stand-ins/AVFoundation.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `AVFileType` of AVFoundation, and does nothing.
public struct AVFileType: RawRepresentable, Hashable, Sendable {
  /// Stands in for `rawValue` of `AVFileType`.
  public let rawValue: String
  /// Creates what stands in for a `AVFileType`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
  /// Stands in for `mp4` of `AVFileType`.
  public static let mp4: AVFileType = AVFileType(rawValue: "public.mpeg-4")
  /// Stands in for `mov` of `AVFileType`.
  public static let mov: AVFileType = AVFileType(rawValue: "com.apple.quicktime-movie")
  /// Stands in for `m4a` of `AVFileType`.
  public static let m4a: AVFileType = AVFileType(rawValue: "com.apple.m4a-audio")
  /// Stands in for `m4v` of `AVFileType`.
  public static let m4v: AVFileType = AVFileType(rawValue: "com.apple.m4v-video")
  /// Stands in for `mp3` of `AVFileType`.
  public static let mp3: AVFileType = AVFileType(rawValue: "public.mp3")
  /// Stands in for `wav` of `AVFileType`.
  public static let wav: AVFileType = AVFileType(rawValue: "com.microsoft.waveform-audio")
  /// Stands in for `jpg` of `AVFileType`.
  public static let jpg: AVFileType = AVFileType(rawValue: "public.jpeg")
}
