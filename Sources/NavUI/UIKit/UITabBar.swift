/// UIKit's tab bar, as far as apps style it; NavLab does not draw it.
@MainActor @preconcurrency
public final class UITabBar: NSObject {
  /// The default look.
  public var standardAppearance = UITabBarAppearance()
  /// The look at the end of the content.
  public var scrollEdgeAppearance: UITabBarAppearance?
  /// The colour behind the bar.
  public var barTintColor: UIColor?
  /// The colour behind the bar.
  public var backgroundColor: UIColor?
  /// The colour of the open tab.
  public var tintColor: UIColor?
  /// The colour of the other tabs.
  public var unselectedItemTintColor: UIColor?
  /// Whether content shines through.
  public var isTranslucent = true
  /// Whether the bar is hidden; SwiftUI decides that by `toolbar(_:for:)`.
  public var isHidden = false

  nonisolated override init() {}

  /// Returns the look that all bars begin with.
  public static func appearance() -> UITabBar { CurrentApp.system.tabBar }
}
