// Made by Scripts/generate from Scripts/stand-ins/AVFoundation.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `AVAudioUnitEffect` of AVFoundation, and does nothing.
open class AVAudioUnitEffect: AVAudioUnit, @unchecked Sendable {
  /// Stands in for `bypass` of `AVAudioUnitEffect`.
  open var bypass: Bool = false
}
