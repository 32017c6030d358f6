// Made by Scripts/generate from Scripts/stand-ins/AVFoundation.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `AVAudioUnitTimePitch` of AVFoundation, and does nothing.
open class AVAudioUnitTimePitch: AVAudioUnitTimeEffect, @unchecked Sendable {
  /// Stands in for `pitch` of `AVAudioUnitTimePitch`.
  open var pitch: Float = 0
  /// Stands in for `rate` of `AVAudioUnitTimePitch`.
  open var rate: Float = 1
  /// Stands in for `overlap` of `AVAudioUnitTimePitch`.
  open var overlap: Float = 8
}
