// Made by Scripts/generate from Scripts/surface/UIKitBasics.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// UIKit's navigation bar, as far as apps style it; NavLab does not draw it.
@MainActor
@preconcurrency
open class UINavigationBar: UIView {
  /// The default look.
  open var standardAppearance = UINavigationBarAppearance()

  /// The look in a low window.
  open var compactAppearance: UINavigationBarAppearance?

  /// The look at the end of the content.
  open var scrollEdgeAppearance: UINavigationBarAppearance?

  /// The look at the end of the content in a low window.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?

  /// The look of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?

  /// The look of the large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?

  /// The colour behind the bar.
  open var barTintColor: UIColor?

  /// The style of the bar.
  open var barStyle = UIBarStyle.default

  /// Whether the bar is translucent.
  open var isTranslucent = true

  /// Whether titles are large.
  open var prefersLargeTitles = false

  /// The picture at the bar's edge.
  open var shadowImage: UIImage?

  /// The symbol of the back button.
  open var backIndicatorImage: UIImage?

  /// The mask of the back button's symbol.
  open var backIndicatorTransitionMaskImage: UIImage?

  /// The items of the bar, from the bottom of the stack up.
  open var items: [UINavigationItem]?

  /// The item on top, which the bar shows.
  public var topItem: UINavigationItem? { items?.last }

  /// The item below the top one, which the bar shows after going back.
  public var backItem: UINavigationItem? { items?.dropLast().last }

  /// Sets the picture behind the bar.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}

  /// Moves the title.
  open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics)
  {}

  /// Returns the initial look of all bars.
  public static func appearance() -> UINavigationBar { CurrentApp.system.navigationBar }
}
