// Made by Scripts/generate from Scripts/stand-ins/MediaPlayer.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `MPRemoteCommand` of MediaPlayer, and does nothing.
open class MPRemoteCommand: NSObject {
  /// Stands in for `isEnabled` of `MPRemoteCommand`.
  open var isEnabled: Bool = true
  /// Creates what stands in for a `MPRemoteCommand`.
  public override init() {
    super.init()
  }
  /// Stands in for `addTarget` of `MPRemoteCommand`.
  @discardableResult
  open func addTarget(
    handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus
  ) -> Any { self }
  /// Stands in for `removeTarget` of `MPRemoteCommand`.
  open func removeTarget(_ target: Any?) {}
}
