/// The place of a tab view's tabs.
@available(iOS 18.0, *)
public struct TabBarPlacement: Hashable, Sendable {
  private let name: String

  /// In a bar at the top.
  public static let topBar = TabBarPlacement(name: "topBar")

  /// In a bar at the bottom.
  public static let bottomBar = TabBarPlacement(name: "bottomBar")

  /// In a sidebar.
  public static let sidebar = TabBarPlacement(name: "sidebar")

  /// In an ornament beside the window.
  public static let ornament = TabBarPlacement(name: "ornament")

  /// In pages.
  public static let pageIndicator = TabBarPlacement(name: "pageIndicator")
}

/// The place of a tab view's accessory.
@available(iOS 26.0, *)
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  /// In line with the bar.
  case inline
  /// Above the bar.
  case expanded
}

@available(iOS 18.0, *)
extension EnvironmentValues {
  /// The place where a tab view shows its tabs here.
  public var tabBarPlacement: TabBarPlacement? {
    switch tabBarStyle {
    case .pages: return .pageIndicator
    default: return horizontalSizeClass == .regular ? .topBar : .bottomBar
    }
  }
}

@available(iOS 26.0, *)
extension EnvironmentValues {
  /// The place of a tab view's accessory: above the bar, which never minimizes here.
  public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? { .expanded }
}
