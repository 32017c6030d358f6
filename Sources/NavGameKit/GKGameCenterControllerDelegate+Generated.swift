// Made by Scripts/generate from Scripts/stand-ins/GameKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `GKGameCenterControllerDelegate` of GameKit, and does nothing.
@MainActor
@preconcurrency
public protocol GKGameCenterControllerDelegate: AnyObject {
  /// Stands in for `gameCenterViewControllerDidFinish` of `GKGameCenterControllerDelegate`.
  func gameCenterViewControllerDidFinish(_ gameCenterViewController: GKGameCenterViewController)
}
