/// The appearance of a bar of UIKit, which NavLab does not draw.
@MainActor @preconcurrency
open class UIBarAppearance: NSObject {
  /// The colour behind the bar.
  public var backgroundColor: UIColor?
  /// The colour of the line at the bar's edge.
  public var shadowColor: UIColor?
  /// The picture behind the bar.
  public var backgroundImage: UIImage?
  /// The picture at the bar's edge.
  public var shadowImage: UIImage?
  /// The effect behind the bar.
  public var backgroundEffect: UIBlurEffect?
  /// The way in which the picture behind the bar is fitted.
  public var backgroundImageContentMode = UIView.ContentMode.scaleToFill

  /// Creates an appearance.
  public nonisolated override init() {}

  /// Creates an appearance for a kind of device.
  public convenience init(idiom: UIUserInterfaceIdiom) { self.init() }

  /// Creates a copy of another appearance.
  public convenience init(barAppearance: UIBarAppearance) {
    self.init()
    backgroundColor = barAppearance.backgroundColor
    shadowColor = barAppearance.shadowColor
    backgroundImage = barAppearance.backgroundImage
    shadowImage = barAppearance.shadowImage
  }

  /// Takes on the system's appearance.
  public func configureWithDefaultBackground() {}

  /// Hides the content behind the bar.
  public func configureWithOpaqueBackground() {}

  /// Shows the content behind the bar.
  public func configureWithTransparentBackground() {}
}

/// The appearance of a navigation bar, which NavLab does not draw.
@MainActor @preconcurrency
public final class UINavigationBarAppearance: UIBarAppearance {
  /// The appearance of the title.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The appearance of the large title.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The appearance of the subtitle.
  public var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the title.
  public var titlePositionAdjustment = UIOffset.zero
  /// The appearance of buttons.
  public var buttonAppearance = UIBarButtonItemAppearance()
  /// The appearance of the button that finishes a task.
  public var doneButtonAppearance = UIBarButtonItemAppearance()
  /// The appearance of prominent buttons.
  public var prominentButtonAppearance = UIBarButtonItemAppearance()
  /// The appearance of the back button.
  public var backButtonAppearance = UIBarButtonItemAppearance()

  /// The symbol of the back button.
  public var backIndicatorImage: UIImage { UIImage() }

  /// The mask of the back button's symbol.
  public var backIndicatorTransitionMaskImage: UIImage { UIImage() }

  /// Replaces the sign of the back button.
  public func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?,
    transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) {}
}

/// The appearance of a tab bar, which NavLab does not draw.
@MainActor @preconcurrency
public final class UITabBarAppearance: UIBarAppearance {
  /// The appearance of tabs with the symbol above the title.
  public var stackedLayoutAppearance = UITabBarItemAppearance()
  /// The appearance of tabs with the symbol beside the title.
  public var inlineLayoutAppearance = UITabBarItemAppearance()
  /// The appearance of tabs with the symbol beside the title, in a low bar.
  public var compactInlineLayoutAppearance = UITabBarItemAppearance()
  /// The colour of the open tab's mark.
  public var selectionIndicatorTintColor: UIColor?
  /// The picture behind the open tab.
  public var selectionIndicatorImage: UIImage?
  /// The positions of tabs with the symbol above the title.
  public var stackedItemPositioning = UITabBar.ItemPositioning.automatic
  /// The width of tabs with the symbol above the title.
  public var stackedItemWidth: CGFloat = 0
  /// The space between tabs with the symbol above the title.
  public var stackedItemSpacing: CGFloat = 0
}

/// The appearance of a tab in its states, which NavLab does not draw.
@MainActor @preconcurrency
public final class UITabBarItemAppearance: NSObject {
  /// The appearance of a tab that is not open.
  public let normal = UITabBarItemStateAppearance()
  /// The appearance of the open tab.
  public let selected = UITabBarItemStateAppearance()
  /// The appearance of a tab that cannot be opened.
  public let disabled = UITabBarItemStateAppearance()
  /// The appearance of the tab with the focus.
  public let focused = UITabBarItemStateAppearance()

  /// Creates an appearance.
  public nonisolated override init() {}

  /// Creates the appearance of a style.
  public convenience init(style: Style) { self.init() }

  /// Takes on the appearance of a style.
  public func configureWithDefault(for style: Style) {}

  /// A style of tabs.
  public enum Style: Int, Sendable {
    /// The symbol above the title.
    case stacked
    /// Symbol beside title.
    case inline
    /// Symbol beside title, in a low bar.
    case compactInline
  }
}

/// The appearance of a tab in one state, which NavLab does not draw.
@MainActor @preconcurrency
public final class UITabBarItemStateAppearance: NSObject {
  /// The colour of the symbol.
  public var iconColor: UIColor?
  /// The appearance of the title.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The colour of the badge.
  public var badgeBackgroundColor: UIColor?
  /// The appearance of the badge's text.
  public var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the title.
  public var titlePositionAdjustment = UIOffset.zero
  /// The offset of the badge.
  public var badgePositionAdjustment = UIOffset.zero
  /// The offset of the badge's text.
  public var badgeTitlePositionAdjustment = UIOffset.zero

  nonisolated override init() {}
}
