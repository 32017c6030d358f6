// Made by Scripts/generate from Scripts/stand-ins/GameKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `GKLeaderboard` of GameKit, and does nothing.
public enum GKLeaderboard {
  /// Stands in for `submitScore` of `GKLeaderboard`.
  public static func submitScore(
    _ score: Int,
    context: Int,
    player: GKLocalPlayer,
    leaderboardIDs: [String]
  ) async throws {}
}
