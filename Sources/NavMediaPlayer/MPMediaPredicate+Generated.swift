// Made by Scripts/generate from Scripts/stand-ins/MediaPlayer.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `MPMediaPredicate` of MediaPlayer, and does nothing.
open class MPMediaPredicate: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `MPMediaPredicate`.
  public override init() {
    super.init()
  }
}
