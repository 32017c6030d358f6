// Made by Scripts/generate from Scripts/stand-ins/MediaPlayer.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `MPMediaQuerySection` of MediaPlayer, and does nothing.
open class MPMediaQuerySection: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `MPMediaQuerySection`.
  public override init() {
    super.init()
  }
  /// Stands in for `title` of `MPMediaQuerySection`.
  open var title: String { "" }
  /// Stands in for `range` of `MPMediaQuerySection`.
  open var range: NSRange { NSRange(location: 0, length: 0) }
}
