// Made by Scripts/generate from Scripts/stand-ins/AVFoundation.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `AVAudioUnit` of AVFoundation, and does nothing.
open class AVAudioUnit: AVAudioNode, @unchecked Sendable {
  /// Stands in for `name` of `AVAudioUnit`.
  open var name: String { "" }
}
