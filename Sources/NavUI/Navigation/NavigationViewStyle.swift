/// A style of a `NavigationView`.
public protocol NavigationViewStyle {}

/// The style that the system chooses.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Creates the default style.
  public init() {}
}

/// The style that shows one screen at a time.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Creates the stack style.
  public init() {}
}

/// The style that shows several columns side by side.
public struct ColumnNavigationViewStyle: NavigationViewStyle {}

/// The older style that shows several columns side by side.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// Creates the style with columns.
  public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The style that the system chooses.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// The style that shows one screen at a time.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// The style that shows several columns side by side.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension View {
  /// Sets the style of the navigation views in the view.
  ///
  /// - Parameter style: The style.
  /// - Returns: The view.
  @available(*, deprecated, message: "Use NavigationStack or NavigationSplitView instead.")
  public nonisolated func navigationViewStyle<Style: NavigationViewStyle>(
    _ style: Style
  ) -> some View {
    environment(\.stacksNavigationViews, style is StackNavigationViewStyle)
  }
}
