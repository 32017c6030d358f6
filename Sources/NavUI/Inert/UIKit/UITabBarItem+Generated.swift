// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UITabBarItem` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UITabBarItem: UIBarItem {
  /// Stands in for `selectedImage` of `UITabBarItem`.
  open var selectedImage: UIImage? = nil
  /// Stands in for `badgeValue` of `UITabBarItem`.
  open var badgeValue: String? = nil
  /// Stands in for `badgeColor` of `UITabBarItem`.
  open var badgeColor: UIColor? = nil
  /// Stands in for `titlePositionAdjustment` of `UITabBarItem`.
  open var titlePositionAdjustment: UIOffset = .zero
  /// Stands in for `standardAppearance` of `UITabBarItem`.
  open var standardAppearance: UITabBarAppearance? = nil
  /// Stands in for `scrollEdgeAppearance` of `UITabBarItem`.
  open var scrollEdgeAppearance: UITabBarAppearance? = nil
  /// Creates what stands in for a `UITabBarItem`.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }
  /// Creates what stands in for a `UITabBarItem`.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }
  /// Creates what stands in for a `UITabBarItem`.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: "\(systemItem)".capitalized, image: nil, tag: tag)
  }
  /// Stands in for `SystemItem` of `UITabBarItem`.
  public enum SystemItem: Int, Sendable {
    /// Stands in for `more` of `SystemItem`.
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search,
      downloads, mostRecent, mostViewed
  }
}
