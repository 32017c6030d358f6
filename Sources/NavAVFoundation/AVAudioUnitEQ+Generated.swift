// Made by Scripts/generate from Scripts/stand-ins/AVFoundation.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `AVAudioUnitEQ` of AVFoundation, and does nothing.
open class AVAudioUnitEQ: AVAudioUnitEffect, @unchecked Sendable {
  /// Creates what stands in for a `AVAudioUnitEQ`.
  public init(numberOfBands: Int) {
    bands = (0..<numberOfBands).map { _ in AVAudioUnitEQFilterParameters() }
    super.init()
  }
  /// Stands in for `bands` of `AVAudioUnitEQ`.
  public let bands: [AVAudioUnitEQFilterParameters]
  /// Stands in for `globalGain` of `AVAudioUnitEQ`.
  open var globalGain: Float = 0
}
