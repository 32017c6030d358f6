// Made by Scripts/generate from Scripts/stand-ins/AVFoundation.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `AVAudioUnitDistortion` of AVFoundation, and does nothing.
open class AVAudioUnitDistortion: AVAudioUnitEffect, @unchecked Sendable {
  /// Stands in for `preGain` of `AVAudioUnitDistortion`.
  open var preGain: Float = 0
  /// Stands in for `wetDryMix` of `AVAudioUnitDistortion`.
  open var wetDryMix: Float = 50
  /// Stands in for `loadFactoryPreset` of `AVAudioUnitDistortion`.
  open func loadFactoryPreset(_ preset: AVAudioUnitDistortionPreset) {}
}
