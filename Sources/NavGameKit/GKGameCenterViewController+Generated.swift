// Made by Scripts/generate from Scripts/stand-ins/GameKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `GKGameCenterViewController` of GameKit, and does nothing.
@MainActor @preconcurrency
open class GKGameCenterViewController: UIViewController {
  /// Stands in for `gameCenterDelegate` of `GKGameCenterViewController`.
  public weak var gameCenterDelegate: (any GKGameCenterControllerDelegate)? = nil
  /// Creates what stands in for a `GKGameCenterViewController`.
  public convenience init(state: GKGameCenterViewControllerState) {
    self.init(nibName: nil, bundle: nil)
  }
}
