// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIBarItem` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UIBarItem: NSObject {
  /// Creates what stands in for a `UIBarItem`.
  public nonisolated override init() {
    super.init()
  }
  /// Stands in for `isEnabled` of `UIBarItem`.
  open var isEnabled: Bool = true
  /// Stands in for `title` of `UIBarItem`.
  open var title: String? = nil
  /// Stands in for `image` of `UIBarItem`.
  open var image: UIImage? = nil
  /// Stands in for `landscapeImagePhone` of `UIBarItem`.
  open var landscapeImagePhone: UIImage? = nil
  /// Stands in for `imageInsets` of `UIBarItem`.
  open var imageInsets: UIEdgeInsets = .zero
  /// Stands in for `tag` of `UIBarItem`.
  open var tag: Int = 0
  /// Stands in for `accessibilityIdentifier` of `UIBarItem`.
  open var accessibilityIdentifier: String? = nil
  /// Stands in for `accessibilityLabel` of `UIBarItem`.
  open var accessibilityLabel: String? = nil
  /// Stands in for `accessibilityHint` of `UIBarItem`.
  open var accessibilityHint: String? = nil
  /// Stands in for `setTitleTextAttributes` of `UIBarItem`.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) {}
  /// Stands in for `titleTextAttributes` of `UIBarItem`.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    nil
  }
}
