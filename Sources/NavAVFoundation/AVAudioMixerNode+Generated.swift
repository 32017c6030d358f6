// Made by Scripts/generate from Scripts/stand-ins/AVFoundation.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `AVAudioMixerNode` of AVFoundation, and does nothing.
open class AVAudioMixerNode: AVAudioNode, @unchecked Sendable {
  /// Stands in for `outputVolume` of `AVAudioMixerNode`.
  open var outputVolume: Float = 1
  /// Stands in for `volume` of `AVAudioMixerNode`.
  open var volume: Float = 1
}
