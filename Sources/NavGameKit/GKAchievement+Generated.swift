// Made by Scripts/generate from Scripts/stand-ins/GameKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `GKAchievement` of GameKit, and does nothing.
open class GKAchievement: NSObject, @unchecked Sendable {
  /// Stands in for `identifier` of `GKAchievement`.
  public let identifier: String
  /// Stands in for `percentComplete` of `GKAchievement`.
  open var percentComplete: Double = 0
  /// Stands in for `showsCompletionBanner` of `GKAchievement`.
  open var showsCompletionBanner: Bool = false
  /// Creates what stands in for a `GKAchievement`.
  public init(identifier: String) {
    self.identifier = identifier
    super.init()
  }
  /// Stands in for `report` of `GKAchievement`.
  public static func report(_ achievements: [GKAchievement]) async throws {}
}
