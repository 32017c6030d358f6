// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UINavigationItem` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UINavigationItem: NSObject {
  /// Stands in for `title` of `UINavigationItem`.
  open var title: String? = nil
  /// Stands in for `largeTitleDisplayMode` of `UINavigationItem`.
  open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic
  /// Stands in for `rightBarButtonItem` of `UINavigationItem`.
  open var rightBarButtonItem: UIBarButtonItem? = nil
  /// Stands in for `leftBarButtonItem` of `UINavigationItem`.
  open var leftBarButtonItem: UIBarButtonItem? = nil
  /// Stands in for `backButtonTitle` of `UINavigationItem`.
  open var backButtonTitle: String? = nil
  /// Stands in for `LargeTitleDisplayMode` of `UINavigationItem`.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// Stands in for `automatic` of `LargeTitleDisplayMode`.
    case automatic, always, never
  }
  /// Creates what stands in for a `UINavigationItem`.
  public nonisolated override init() {
    super.init()
  }
  /// Creates what stands in for a `UINavigationItem`.
  public convenience init(title: String) {
    self.init()
    self.title = title
  }
  /// Stands in for `titleView` of `UINavigationItem`.
  open var titleView: UIView? = nil
  /// Stands in for `prompt` of `UINavigationItem`.
  open var prompt: String? = nil
  /// Stands in for `subtitle` of `UINavigationItem`.
  open var subtitle: String? = nil
  /// Stands in for `hidesBackButton` of `UINavigationItem`.
  open var hidesBackButton: Bool = false
  /// Stands in for `leftItemsSupplementBackButton` of `UINavigationItem`.
  open var leftItemsSupplementBackButton: Bool = false
  /// Stands in for `backBarButtonItem` of `UINavigationItem`.
  open var backBarButtonItem: UIBarButtonItem? = nil
  /// Stands in for `backButtonDisplayMode` of `UINavigationItem`.
  open var backButtonDisplayMode: BackButtonDisplayMode = .default
  /// Stands in for `leftBarButtonItems` of `UINavigationItem`.
  open var leftBarButtonItems: [UIBarButtonItem]? = nil
  /// Stands in for `rightBarButtonItems` of `UINavigationItem`.
  open var rightBarButtonItems: [UIBarButtonItem]? = nil
  /// Stands in for `searchController` of `UINavigationItem`.
  open var searchController: UISearchController? = nil
  /// Stands in for `hidesSearchBarWhenScrolling` of `UINavigationItem`.
  open var hidesSearchBarWhenScrolling: Bool = true
  /// Stands in for `standardAppearance` of `UINavigationItem`.
  open var standardAppearance: UINavigationBarAppearance? = nil
  /// Stands in for `compactAppearance` of `UINavigationItem`.
  open var compactAppearance: UINavigationBarAppearance? = nil
  /// Stands in for `scrollEdgeAppearance` of `UINavigationItem`.
  open var scrollEdgeAppearance: UINavigationBarAppearance? = nil
  /// Stands in for `compactScrollEdgeAppearance` of `UINavigationItem`.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? = nil
  /// Stands in for `setHidesBackButton` of `UINavigationItem`.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }
  /// Stands in for `setRightBarButton` of `UINavigationItem`.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }
  /// Stands in for `setLeftBarButton` of `UINavigationItem`.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Stands in for `setRightBarButtonItems` of `UINavigationItem`.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
  /// Stands in for `setLeftBarButtonItems` of `UINavigationItem`.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }
  /// Stands in for `BackButtonDisplayMode` of `UINavigationItem`.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// Stands in for ``default`` of `BackButtonDisplayMode`.
    case `default`, generic, minimal
  }
}
