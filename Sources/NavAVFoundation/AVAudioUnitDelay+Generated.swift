// Made by Scripts/generate from Scripts/stand-ins/AVFoundation.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `AVAudioUnitDelay` of AVFoundation, and does nothing.
open class AVAudioUnitDelay: AVAudioUnitEffect, @unchecked Sendable {
  /// Stands in for `delayTime` of `AVAudioUnitDelay`.
  open var delayTime: TimeInterval = 1
  /// Stands in for `feedback` of `AVAudioUnitDelay`.
  open var feedback: Float = 50
  /// Stands in for `lowPassCutoff` of `AVAudioUnitDelay`.
  open var lowPassCutoff: Float = 15_000
  /// Stands in for `wetDryMix` of `AVAudioUnitDelay`.
  open var wetDryMix: Float = 100
}
