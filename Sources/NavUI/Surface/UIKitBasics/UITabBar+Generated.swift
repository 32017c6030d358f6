// Made by Scripts/generate from Scripts/surface/UIKitBasics.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// UIKit's tab bar, as far as apps style it; NavLab does not draw it.
@MainActor
@preconcurrency
open class UITabBar: UIView {
  /// The default look.
  open var standardAppearance = UITabBarAppearance()

  /// The look at the end of the content.
  open var scrollEdgeAppearance: UITabBarAppearance?

  /// The colour behind the bar.
  open var barTintColor: UIColor?

  /// The style of the bar.
  open var barStyle = UIBarStyle.default

  /// The colour of the other tabs.
  open var unselectedItemTintColor: UIColor?

  /// Whether the bar is translucent.
  open var isTranslucent = true

  /// The picture behind the bar.
  open var backgroundImage: UIImage?

  /// The picture at the bar's edge.
  open var shadowImage: UIImage?

  /// The picture behind the open tab.
  open var selectionIndicatorImage: UIImage?

  /// The tabs.
  open var items: [UITabBarItem]?

  /// The open tab.
  open weak var selectedItem: UITabBarItem?

  /// The width of a tab.
  open var itemWidth: CGFloat = 0

  /// The space between tabs.
  open var itemSpacing: CGFloat = 0

  /// The place of the tabs in the bar.
  open var itemPositioning = ItemPositioning.automatic

  /// Returns the initial look of all bars.
  public static func appearance() -> UITabBar { CurrentApp.system.tabBar }

  /// A place of tabs in a bar.
  public enum ItemPositioning: Int, Sendable {
    /// The place that fits the width.
    case automatic

    /// Over the whole width.
    case fill

    /// In the middle.
    case centered
  }
}
