// Made by Scripts/generate from Scripts/stand-ins/AVFoundation.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `AVAudioPCMBuffer` of AVFoundation, and does nothing.
open class AVAudioPCMBuffer: AVAudioBuffer, @unchecked Sendable {
  /// Creates what stands in for a `AVAudioPCMBuffer`.
  public override init() {
    super.init()
  }
  /// Creates what stands in for a `AVAudioPCMBuffer`.
  public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
    super.init()
  }
  /// Stands in for `frameLength` of `AVAudioPCMBuffer`.
  open var frameLength: AVAudioFrameCount = 0
  /// Stands in for `frameCapacity` of `AVAudioPCMBuffer`.
  open var frameCapacity: AVAudioFrameCount { 0 }
  /// Stands in for `stride` of `AVAudioPCMBuffer`.
  open var stride: Int { 1 }
  /// Stands in for `format` of `AVAudioPCMBuffer`.
  open var format: AVAudioFormat { AVAudioFormat() }
  /// Stands in for `int16ChannelData` of `AVAudioPCMBuffer`.
  open var int16ChannelData: UnsafePointer<UnsafeMutablePointer<Int16>>? { nil }
  /// Stands in for `floatChannelData` of `AVAudioPCMBuffer`.
  open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? { nil }
}
