// Made by Scripts/generate from Scripts/stand-ins/AVFoundation.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `AVAudioPlayerNodeBufferOptions` of AVFoundation, and does nothing.
public struct AVAudioPlayerNodeBufferOptions: OptionSet, Sendable {
  /// Stands in for `rawValue` of `AVAudioPlayerNodeBufferOptions`.
  public let rawValue: UInt
  /// Creates what stands in for a `AVAudioPlayerNodeBufferOptions`.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
  /// Stands in for `loops` of `AVAudioPlayerNodeBufferOptions`.
  public static let loops: AVAudioPlayerNodeBufferOptions = AVAudioPlayerNodeBufferOptions(
    rawValue: 1
  )
  /// Stands in for `interrupts` of `AVAudioPlayerNodeBufferOptions`.
  public static let interrupts: AVAudioPlayerNodeBufferOptions = AVAudioPlayerNodeBufferOptions(
    rawValue: 2
  )
  /// Stands in for `interruptsAtLoop` of `AVAudioPlayerNodeBufferOptions`.
  public static let interruptsAtLoop: AVAudioPlayerNodeBufferOptions =
    AVAudioPlayerNodeBufferOptions(rawValue: 4)
}
