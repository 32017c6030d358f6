// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UISplitViewController` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UISplitViewController: UIViewController {
  /// Creates what stands in for a `UISplitViewController`.
  public convenience init(style: Style) {
    self.init(nibName: nil, bundle: nil)
  }
  /// Stands in for `viewControllers` of `UISplitViewController`.
  open var viewControllers: [UIViewController] = []
  /// Stands in for `preferredDisplayMode` of `UISplitViewController`.
  open var preferredDisplayMode: DisplayMode = .automatic
  /// Stands in for `preferredSplitBehavior` of `UISplitViewController`.
  open var preferredSplitBehavior: SplitBehavior = .automatic
  /// Stands in for `preferredPrimaryColumnWidthFraction` of `UISplitViewController`.
  open var preferredPrimaryColumnWidthFraction: CGFloat = 0
  /// Stands in for `preferredPrimaryColumnWidth` of `UISplitViewController`.
  open var preferredPrimaryColumnWidth: CGFloat = 0
  /// Stands in for `minimumPrimaryColumnWidth` of `UISplitViewController`.
  open var minimumPrimaryColumnWidth: CGFloat = 0
  /// Stands in for `maximumPrimaryColumnWidth` of `UISplitViewController`.
  open var maximumPrimaryColumnWidth: CGFloat = 0
  /// Stands in for `presentsWithGesture` of `UISplitViewController`.
  open var presentsWithGesture: Bool = true
  /// Stands in for `showsSecondaryOnlyButton` of `UISplitViewController`.
  open var showsSecondaryOnlyButton: Bool = false
  /// Stands in for `displayMode` of `UISplitViewController`.
  open var displayMode: DisplayMode { .automatic }
  /// Stands in for `isCollapsed` of `UISplitViewController`.
  open var isCollapsed: Bool { true }
  /// Stands in for `displayModeButtonItem` of `UISplitViewController`.
  open var displayModeButtonItem: UIBarButtonItem { UIBarButtonItem() }
  /// Stands in for `setViewController` of `UISplitViewController`.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    if let vc { viewControllers.append(vc) }
  }
  /// Stands in for `viewController` of `UISplitViewController`.
  open func viewController(for column: Column) -> UIViewController? { nil }
  /// Stands in for `show` of `UISplitViewController`.
  open func show(_ column: Column) {}
  /// Stands in for `hide` of `UISplitViewController`.
  open func hide(_ column: Column) {}
  /// Stands in for `Style` of `UISplitViewController`.
  public enum Style: Int, Sendable {
    /// Stands in for `unspecified` of `Style`.
    case unspecified, doubleColumn, tripleColumn
  }
  /// Stands in for `Column` of `UISplitViewController`.
  public enum Column: Int, Sendable {
    /// Stands in for `primary` of `Column`.
    case primary, supplementary, secondary, compact, inspector
  }
  /// Stands in for `DisplayMode` of `UISplitViewController`.
  public enum DisplayMode: Int, Sendable {
    /// Stands in for `automatic` of `DisplayMode`.
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary,
      twoOverSecondary, twoDisplaceSecondary
  }
  /// Stands in for `SplitBehavior` of `UISplitViewController`.
  public enum SplitBehavior: Int, Sendable {
    /// Stands in for `automatic` of `SplitBehavior`.
    case automatic, tile, overlay, displace
  }
}
