/// The appearance of a UIKit bar, which NavLab does not draw.
@MainActor @preconcurrency
open class UIBarAppearance: NSObject {
  /// The colour behind the bar.
  public var backgroundColor: UIColor?
  /// The colour of the line at the bar's edge.
  public var shadowColor: UIColor?
  /// The image behind the bar.
  public var backgroundImage: UIImage?
  /// The image at the bar's edge.
  public var shadowImage: UIImage?
  /// The visual effect behind the bar.
  public var backgroundEffect: UIBlurEffect?
  /// The content mode of the image behind the bar.
  public var backgroundImageContentMode = UIView.ContentMode.scaleToFill

  /// Creates an appearance.
  public nonisolated override init() {}

  /// Creates an appearance for a device idiom.
  public convenience init(idiom: UIUserInterfaceIdiom) { self.init() }

  /// Creates a copy of another appearance.
  public convenience init(barAppearance: UIBarAppearance) {
    self.init()
    backgroundColor = barAppearance.backgroundColor
    shadowColor = barAppearance.shadowColor
    backgroundImage = barAppearance.backgroundImage
    shadowImage = barAppearance.shadowImage
  }

  /// Resets the appearance to the system's default.
  public func configureWithDefaultBackground() {}

  /// Gives the bar an opaque background.
  public func configureWithOpaqueBackground() {}

  /// Gives the bar a transparent background.
  public func configureWithTransparentBackground() {}
}

/// The appearance of a navigation bar, which NavLab does not draw.
@MainActor @preconcurrency
public final class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the title.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of the large title.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of the subtitle.
  public var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the title.
  public var titlePositionAdjustment = UIOffset.zero
  /// The appearance of buttons.
  public var buttonAppearance = UIBarButtonItemAppearance()
  /// The appearance of a Done button.
  public var doneButtonAppearance = UIBarButtonItemAppearance()
  /// The appearance of prominent buttons.
  public var prominentButtonAppearance = UIBarButtonItemAppearance()
  /// The appearance of the back button.
  public var backButtonAppearance = UIBarButtonItemAppearance()

  /// The image of the back button.
  public var backIndicatorImage: UIImage { UIImage() }

  /// The mask of the back button's image.
  public var backIndicatorTransitionMaskImage: UIImage { UIImage() }

  /// Replaces the image of the back button.
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
  /// The appearance of tabs with the symbol beside the title in a compact bar.
  public var compactInlineLayoutAppearance = UITabBarItemAppearance()
  /// The tint colour of the selection indicator.
  public var selectionIndicatorTintColor: UIColor?
  /// The image behind the selected tab.
  public var selectionIndicatorImage: UIImage?
  /// The positioning of tabs with the symbol above the title.
  public var stackedItemPositioning = UITabBar.ItemPositioning.automatic
  /// The width of tabs with the symbol above the title.
  public var stackedItemWidth: CGFloat = 0
  /// The spacing of tabs with the symbol above the title.
  public var stackedItemSpacing: CGFloat = 0
}

/// The appearance of a tab in each of its states, which NavLab does not draw.
@MainActor @preconcurrency
public final class UITabBarItemAppearance: NSObject {
  /// The appearance of a tab that is not selected.
  public let normal = UITabBarItemStateAppearance()
  /// The appearance of the selected tab.
  public let selected = UITabBarItemStateAppearance()
  /// The appearance of a disabled tab.
  public let disabled = UITabBarItemStateAppearance()
  /// The appearance of the tab with the focus.
  public let focused = UITabBarItemStateAppearance()

  /// Creates an appearance.
  public nonisolated override init() {}

  /// Creates an appearance for a style.
  public convenience init(style: Style) { self.init() }

  /// Resets the appearance to the default for a style.
  public func configureWithDefault(for style: Style) {}

  /// A layout style of tabs.
  public enum Style: Int, Sendable {
    /// The style with the symbol above the title.
    case stacked
    /// The style with the symbol beside the title.
    case inline
    /// The style with the symbol beside the title in a compact bar.
    case compactInline
  }
}

/// The appearance of a tab in a single state, which NavLab does not draw.
@MainActor @preconcurrency
public final class UITabBarItemStateAppearance: NSObject {
  /// The colour of the symbol.
  public var iconColor: UIColor?
  /// The attributes of the title.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The colour of the badge.
  public var badgeBackgroundColor: UIColor?
  /// The attributes of the badge's text.
  public var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the title.
  public var titlePositionAdjustment = UIOffset.zero
  /// The offset of the badge.
  public var badgePositionAdjustment = UIOffset.zero
  /// The offset of the badge's text.
  public var badgeTitlePositionAdjustment = UIOffset.zero

  nonisolated override init() {}
}
