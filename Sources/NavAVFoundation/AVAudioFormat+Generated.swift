// Made by Scripts/generate from Scripts/stand-ins/AVFoundation.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `AVAudioFormat` of AVFoundation, and does nothing.
open class AVAudioFormat: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `AVAudioFormat`.
  public override init() {
    super.init()
  }
  /// Creates what stands in for a `AVAudioFormat`.
  public init?(
    commonFormat format: AVAudioCommonFormat,
    sampleRate: Double,
    channels: AVAudioChannelCount,
    interleaved: Bool
  ) {
    super.init()
  }
  /// Stands in for `commonFormat` of `AVAudioFormat`.
  open var commonFormat: AVAudioCommonFormat { .pcmFormatFloat32 }
  /// Stands in for `isInterleaved` of `AVAudioFormat`.
  open var isInterleaved: Bool { false }
  /// Creates what stands in for a `AVAudioFormat`.
  public init?(standardFormatWithSampleRate sampleRate: Double, channels: UInt32) {
    super.init()
  }
  /// Creates what stands in for a `AVAudioFormat`.
  public init?(settings: [String: Any]) {
    super.init()
  }
  /// Stands in for `sampleRate` of `AVAudioFormat`.
  open var sampleRate: Double { 44_100 }
  /// Stands in for `channelCount` of `AVAudioFormat`.
  open var channelCount: UInt32 { 1 }
}
