// Made by Scripts/generate from Scripts/stand-ins/AVFoundation.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `AVAudioUnitReverb` of AVFoundation, and does nothing.
open class AVAudioUnitReverb: AVAudioUnitEffect, @unchecked Sendable {
  /// Stands in for `wetDryMix` of `AVAudioUnitReverb`.
  open var wetDryMix: Float = 0
  /// Stands in for `loadFactoryPreset` of `AVAudioUnitReverb`.
  open func loadFactoryPreset(_ preset: AVAudioUnitReverbPreset) {}
}
