/// A place where an adaptable tab view shows tabs.
@available(iOS 18.0, *)
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private let name: String

  /// Every place.
  public static let automatic = AdaptableTabBarPlacement(name: "automatic")

  /// The bar.
  public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")

  /// The sidebar.
  public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}

extension Set<AdaptableTabBarPlacement> {
  /// The selected places, which are all places if there are none or only `automatic`.
  var expanded: Set<AdaptableTabBarPlacement> {
    isEmpty || contains(.automatic) ? [.tabBar, .sidebar] : self
  }
}
