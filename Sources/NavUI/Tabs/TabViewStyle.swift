/// A style of tab views, which affects neither the tabs nor the selection (TV-38).
@available(iOS 14.0, *)
@MainActor @preconcurrency
public protocol TabViewStyle {}

/// The style that the system chooses.
@available(iOS 14.0, *)
public struct DefaultTabViewStyle: TabViewStyle {
  /// Creates the default style.
  public nonisolated init() {}
}

/// The style that shows tabs as pages through which the user swipes.
@available(iOS 14.0, *)
public struct PageTabViewStyle: TabViewStyle {
  /// A mode that determines when dots for the pages are shown.
  public struct IndexDisplayMode: Sendable {
    private let name: String

    /// The mode that shows dots if there is more than one page.
    public static let automatic = IndexDisplayMode(name: "automatic")

    /// The mode that always shows dots.
    public static let always = IndexDisplayMode(name: "always")

    /// The mode that never shows dots.
    public static let never = IndexDisplayMode(name: "never")
  }

  /// Creates the page style.
  ///
  /// - Parameter indexDisplayMode: Whether there are dots for the pages.
  public nonisolated init(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode = .automatic
  ) {}
}

/// The style that shows a bar on a small screen, and a bar or a sidebar on a large screen (TV-31).
@available(iOS 18.0, *)
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// Creates the style with an adaptable sidebar.
  public nonisolated init() {}
}

/// The style that shows a bar wherever possible.
@available(iOS 18.0, *)
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  /// Creates the style with only a bar.
  public nonisolated init() {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The style that the system chooses.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// The style that shows tabs as pages through which the user swipes.
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  /// Returns the style that shows tabs as pages through which the user swipes.
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
  /// The style that shows a bar on a small screen, and a bar or a sidebar on a large screen.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}

@available(iOS 18.0, *)
extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// The style that shows a bar wherever possible.
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension View {
  /// Sets the style of tab views inside the view.
  ///
  /// - Parameter style: The style.
  /// - Returns: The view.
  @available(iOS 14.0, *)
  public nonisolated func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    environment(\.tabBarStyle, S.barStyle)
  }
}

extension TabViewStyle {
  /// The effect of the style on tabs.
  fileprivate nonisolated static var barStyle: TabBarStyle {
    if self == PageTabViewStyle.self { return .pages }
    guard #available(iOS 18.0, *) else { return .automatic }
    return self == SidebarAdaptableTabViewStyle.self ? .sidebarAdaptable : .automatic
  }
}
