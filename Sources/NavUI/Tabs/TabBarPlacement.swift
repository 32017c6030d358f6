/// The placement of a tab view's tabs.
@available(iOS 18.0, *)
public struct TabBarPlacement: Hashable, Sendable {
  private let name: String

  /// The placement in a bar at the top.
  public static let topBar = TabBarPlacement(name: "topBar")

  /// The placement in a bar at the bottom.
  public static let bottomBar = TabBarPlacement(name: "bottomBar")

  /// The placement in a sidebar.
  public static let sidebar = TabBarPlacement(name: "sidebar")

  /// The placement in an ornament beside the window.
  public static let ornament = TabBarPlacement(name: "ornament")

  /// The placement that shows the tab bar as a page indicator.
  public static let pageIndicator = TabBarPlacement(name: "pageIndicator")
}

/// The placement of a tab view's bottom accessory.
@available(iOS 26.0, *)
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  /// The placement in line with the bar.
  case inline
  /// The placement above the bar.
  case expanded
}

@available(iOS 18.0, *)
extension EnvironmentValues {
  /// The placement of the surrounding tab view's tabs.
  public var tabBarPlacement: TabBarPlacement? {
    switch tabBarStyle {
    case .pages: return .pageIndicator
    default: return horizontalSizeClass == .regular ? .topBar : .bottomBar
    }
  }
}

@available(iOS 26.0, *)
extension EnvironmentValues {
  /// The placement of a tab view's accessory, which is above the bar because NavLab never minimizes the bar.
  public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? { .expanded }
}
