// Made by Scripts/generate from Scripts/stand-ins/MediaPlayer.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `MPRemoteCommandEvent` of MediaPlayer, and does nothing.
open class MPRemoteCommandEvent: NSObject {
  /// Creates what stands in for a `MPRemoteCommandEvent`.
  public override init() {
    super.init()
  }
}
