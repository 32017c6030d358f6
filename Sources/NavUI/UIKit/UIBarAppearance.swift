/// The look of a bar of UIKit, which NavLab does not draw.
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

  /// Creates a look.
  public nonisolated override init() {}

  /// Makes it the look that the system gives.
  public func configureWithDefaultBackground() {}

  /// Hides what lies behind the bar.
  public func configureWithOpaqueBackground() {}

  /// Shows what lies behind the bar.
  public func configureWithTransparentBackground() {}
}

/// The look of a navigation bar, which NavLab does not draw.
@MainActor @preconcurrency
public final class UINavigationBarAppearance: UIBarAppearance {
  /// The look of the title.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The look of the large title.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// Replaces the sign of the back button.
  public func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?,
    transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) {}
}

/// The look of a tab bar, which NavLab does not draw.
@MainActor @preconcurrency
public final class UITabBarAppearance: UIBarAppearance {
  /// The look of tabs one above the other.
  public var stackedLayoutAppearance = UITabBarItemAppearance()
  /// The look of tabs in one line.
  public var inlineLayoutAppearance = UITabBarItemAppearance()
  /// The look of tabs in one short line.
  public var compactInlineLayoutAppearance = UITabBarItemAppearance()
}

/// The look of a tab in its states, which NavLab does not draw.
@MainActor @preconcurrency
public final class UITabBarItemAppearance: NSObject {
  /// The look of a tab that is not open.
  public let normal = UITabBarItemStateAppearance()
  /// The look of the open tab.
  public let selected = UITabBarItemStateAppearance()

  /// Creates a look.
  public nonisolated override init() {}
}

/// The look of a tab in one state, which NavLab does not draw.
@MainActor @preconcurrency
public final class UITabBarItemStateAppearance: NSObject {
  /// The colour of the symbol.
  public var iconColor: UIColor?
  /// The look of the title.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The colour of the badge.
  public var badgeBackgroundColor: UIColor?

  nonisolated override init() {}
}
