// Made by Scripts/generate from Scripts/stand-ins/AVFoundation.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `AVAudioUnitTimeEffect` of AVFoundation, and does nothing.
open class AVAudioUnitTimeEffect: AVAudioUnit, @unchecked Sendable {
  /// Stands in for `bypass` of `AVAudioUnitTimeEffect`.
  open var bypass: Bool = false
}
