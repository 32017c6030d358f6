// Made by Scripts/generate from Scripts/stand-ins/GameKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `GKLocalPlayer` of GameKit, and does nothing.
@MainActor @preconcurrency
open class GKLocalPlayer: NSObject {
  /// Stands in for `local` of `GKLocalPlayer`.
  public static var local: GKLocalPlayer { GKLocalPlayer() }
  /// Stands in for `isAuthenticated` of `GKLocalPlayer`.
  open var isAuthenticated: Bool { false }
  /// Stands in for `displayName` of `GKLocalPlayer`.
  open var displayName: String { "Player" }
  /// Stands in for `authenticateHandler` of `GKLocalPlayer`.
  open var authenticateHandler: ((UIViewController?, (any Error)?) -> Void)? = nil
  /// Creates what stands in for a `GKLocalPlayer`.
  public nonisolated override init() {
    super.init()
  }
}
