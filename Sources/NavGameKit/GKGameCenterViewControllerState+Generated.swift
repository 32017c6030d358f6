// Made by Scripts/generate from Scripts/stand-ins/GameKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `GKGameCenterViewControllerState` of GameKit, and does nothing.
public enum GKGameCenterViewControllerState: Int, Sendable {
  /// Stands in for ``default`` of `GKGameCenterViewControllerState`.
  case `default`, leaderboards, achievements, dashboard
}
