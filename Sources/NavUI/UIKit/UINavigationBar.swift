/// UIKit's navigation bar, as far as apps style it; NavLab does not draw it.
@MainActor @preconcurrency
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
  /// The kind of the look.
  open var barStyle = UIBarStyle.default
  /// Whether content shines through.
  open var isTranslucent = true
  /// Whether titles are large.
  open var prefersLargeTitles = false
  /// The picture at the bar's edge.
  open var shadowImage: UIImage?
  /// The sign of the back button.
  open var backIndicatorImage: UIImage?
  /// The form in which the sign of the back button is cut out.
  open var backIndicatorTransitionMaskImage: UIImage?
  /// The items that the bar shows, from the bottom of the stack up.
  open var items: [UINavigationItem]?

  /// The item that the bar shows now.
  public var topItem: UINavigationItem? { items?.last }

  /// The item that the bar shows after the way back.
  public var backItem: UINavigationItem? { items?.dropLast().last }

  /// Sets the picture behind the bar.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}

  /// Moves the title.
  open func setTitleVerticalPositionAdjustment(
    _ adjustment: CGFloat,
    for barMetrics: UIBarMetrics
  ) {}

  /// Returns the look that all bars begin with.
  public static func appearance() -> UINavigationBar { CurrentApp.system.navigationBar }
}
