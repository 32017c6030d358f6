// Made by Scripts/generate from Scripts/stand-ins/GameKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `GKScore` of GameKit, and does nothing.
open class GKScore: NSObject, @unchecked Sendable {
  /// Stands in for `value` of `GKScore`.
  open var value: Int64 = 0
  /// Stands in for `leaderboardIdentifier` of `GKScore`.
  open var leaderboardIdentifier: String = ""
  /// Creates what stands in for a `GKScore`.
  public init(leaderboardIdentifier: String) {
    self.leaderboardIdentifier = leaderboardIdentifier
    super.init()
  }
}
