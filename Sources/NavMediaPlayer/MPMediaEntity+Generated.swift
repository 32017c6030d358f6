// Made by Scripts/generate from Scripts/stand-ins/MediaPlayer.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `MPMediaEntity` of MediaPlayer, and does nothing.
open class MPMediaEntity: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `MPMediaEntity`.
  public override init() {
    super.init()
  }
  /// Stands in for `persistentID` of `MPMediaEntity`.
  open var persistentID: MPMediaEntityPersistentID { 0 }
  /// Stands in for `value` of `MPMediaEntity`.
  open func value(forProperty property: String) -> Any? { nil }
}
