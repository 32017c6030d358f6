// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UITabBarItem` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UITabBarItem {
  /// Stands in for `title` of `UITabBarItem`.
  open var title: String? = nil
  /// Stands in for `image` of `UITabBarItem`.
  open var image: UIImage? = nil
  /// Stands in for `selectedImage` of `UITabBarItem`.
  open var selectedImage: UIImage? = nil
  /// Stands in for `badgeValue` of `UITabBarItem`.
  open var badgeValue: String? = nil
  /// Stands in for `tag` of `UITabBarItem`.
  open var tag: Int = 0
  /// Creates what stands in for a `UITabBarItem`.
  public init() {
  }
  /// Creates what stands in for a `UITabBarItem`.
  public init(title: String?, image: UIImage?, tag: Int) {
    self.title = title
    self.image = image
    self.tag = tag
  }
  /// Creates what stands in for a `UITabBarItem`.
  public init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.title = title
    self.image = image
    self.tag = 0
  }
}
