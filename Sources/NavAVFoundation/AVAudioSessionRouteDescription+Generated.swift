// Made by Scripts/generate from Scripts/stand-ins/AVFoundation.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `AVAudioSessionRouteDescription` of AVFoundation, and does nothing.
open class AVAudioSessionRouteDescription: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `AVAudioSessionRouteDescription`.
  public override init() {
    super.init()
  }
  /// Stands in for `inputs` of `AVAudioSessionRouteDescription`.
  open var inputs: [AVAudioSessionPortDescription] { [] }
  /// Stands in for `outputs` of `AVAudioSessionRouteDescription`.
  open var outputs: [AVAudioSessionPortDescription] { [] }
}
