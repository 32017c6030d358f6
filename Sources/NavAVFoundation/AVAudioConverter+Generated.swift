// Made by Scripts/generate from Scripts/stand-ins/AVFoundation.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `AVAudioConverter` of AVFoundation, and does nothing.
open class AVAudioConverter: NSObject, @unchecked Sendable {
  /// Stands in for `inputFormat` of `AVAudioConverter`.
  public let inputFormat: AVAudioFormat
  /// Stands in for `outputFormat` of `AVAudioConverter`.
  public let outputFormat: AVAudioFormat
  /// Creates what stands in for a `AVAudioConverter`.
  public init?(from fromFormat: AVAudioFormat, to toFormat: AVAudioFormat) {
    inputFormat = fromFormat
    outputFormat = toFormat
    super.init()
  }
  /// Stands in for `primeMethod` of `AVAudioConverter`.
  open var primeMethod: AVAudioConverterPrimeMethod = .normal
  /// Stands in for `sampleRateConverterQuality` of `AVAudioConverter`.
  open var sampleRateConverterQuality: Int = 0
  /// Stands in for `channelMap` of `AVAudioConverter`.
  open var channelMap: [NSNumber] = []
  /// Stands in for `reset` of `AVAudioConverter`.
  open func reset() {}
  /// Stands in for `convert` of `AVAudioConverter`.
  open func convert(to outputBuffer: AVAudioPCMBuffer, from inputBuffer: AVAudioPCMBuffer) throws {}
  /// Stands in for `convert` of `AVAudioConverter`.
  @discardableResult
  open func convert(
    to outputBuffer: AVAudioBuffer,
    error outError: UnsafeMutablePointer<NSError?>?,
    withInputFrom inputBlock: AVAudioConverterInputBlock
  ) -> AVAudioConverterOutputStatus { .endOfStream }
}
