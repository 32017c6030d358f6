/// A placement in which an adaptable tab view shows tabs.
@available(iOS 18.0, *)
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private let name: String

  /// The placement in both the bar and the sidebar.
  public static let automatic = AdaptableTabBarPlacement(name: "automatic")

  /// The placement in the bar.
  public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")

  /// The placement in the sidebar.
  public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}

extension AdaptableTabBarPlacement {
  /// Returns the placements in a list, or both the bar and the sidebar if the list is empty or contains `automatic`.
  static func expanded(_ placements: [AdaptableTabBarPlacement]) -> Set<AdaptableTabBarPlacement> {
    placements.isEmpty || placements.contains(.automatic)
      ? [.tabBar, .sidebar] : Set(placements)
  }
}
