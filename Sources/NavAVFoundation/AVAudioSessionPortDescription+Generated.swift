// Made by Scripts/generate from Scripts/stand-ins/AVFoundation.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `AVAudioSessionPortDescription` of AVFoundation, and does nothing.
open class AVAudioSessionPortDescription: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `AVAudioSessionPortDescription`.
  public override init() {
    super.init()
  }
  /// Stands in for `portType` of `AVAudioSessionPortDescription`.
  open var portType: AVAudioSession.Port { .builtInSpeaker }
  /// Stands in for `portName` of `AVAudioSessionPortDescription`.
  open var portName: String { "" }
  /// Stands in for `uid` of `AVAudioSessionPortDescription`.
  open var uid: String { "" }
}
