/// The way in which a tab view shows its tabs; every style has the same tabs and the same selection
/// (TV-38).
@available(iOS 14.0, *)
@MainActor @preconcurrency
public protocol TabViewStyle {}

/// The style that the system chooses.
@available(iOS 14.0, *)
public struct DefaultTabViewStyle: TabViewStyle {
  /// Creates the style.
  public nonisolated init() {}
}

/// Pages through which the user swipes.
@available(iOS 14.0, *)
public struct PageTabViewStyle: TabViewStyle {
  /// Whether there are dots for the pages.
  public struct IndexDisplayMode: Sendable {
    private let name: String

    /// Dots when there is more than one page.
    public static let automatic = IndexDisplayMode(name: "automatic")

    /// Always dots.
    public static let always = IndexDisplayMode(name: "always")

    /// No dots.
    public static let never = IndexDisplayMode(name: "never")
  }

  /// Creates the style.
  ///
  /// - Parameter indexDisplayMode: Whether there are dots for the pages.
  public nonisolated init(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode = .automatic
  ) {}
}

/// A bar on a small screen, and a bar or a sidebar on a large one (TV-31).
@available(iOS 18.0, *)
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// Creates the style.
  public nonisolated init() {}
}

/// A bar wherever possible.
@available(iOS 18.0, *)
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The style that the system chooses.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages through which the user swipes.
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  /// Returns pages through which the user swipes.
  ///
  /// - Parameter indexDisplayMode: Whether there are dots for the pages.
  /// - Returns: The style.
  public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

@available(iOS 18.0, *)
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// A bar on a small screen, and a bar or a sidebar on a large one.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}

@available(iOS 18.0, *)
extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// A bar wherever possible.
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension View {
  /// Sets how tab views in the view show their tabs.
  ///
  /// - Parameter style: The style.
  /// - Returns: The view.
  @available(iOS 14.0, *)
  public nonisolated func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    environment(\.tabBarStyle, S.barStyle)
  }
}

extension TabViewStyle {
  /// The meaning of the style for the tabs.
  fileprivate nonisolated static var barStyle: TabBarStyle {
    if self == PageTabViewStyle.self { return .pages }
    guard #available(iOS 18.0, *) else { return .automatic }
    return self == SidebarAdaptableTabViewStyle.self ? .sidebarAdaptable : .automatic
  }
}
