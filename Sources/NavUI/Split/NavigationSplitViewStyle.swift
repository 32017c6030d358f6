/// The division of the width among the columns of a split view, which has no effect here.
@available(iOS 16.0, *)
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {}

/// The style that the system chooses.
@available(iOS 16.0, *)
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public nonisolated init() {}
}

/// The columns share the width.
@available(iOS 16.0, *)
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public nonisolated init() {}
}

/// The last column keeps its size, and the others lie over it.
@available(iOS 16.0, *)
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The style that the system chooses.
  public static var automatic: AutomaticNavigationSplitViewStyle { .init() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// Columns that share the width.
  public static var balanced: BalancedNavigationSplitViewStyle { .init() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// A last column that keeps its size, with the others over it.
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle { .init() }
}

extension View {
  /// Sets how the columns of the split views inside share the width.
  ///
  /// - Parameter style: The style.
  /// - Returns: The view.
  @available(iOS 16.0, *)
  public nonisolated func navigationSplitViewStyle<S: NavigationSplitViewStyle>(
    _ style: S
  ) -> some View {
    self
  }

  /// Sets the width of the column that contains the view.
  ///
  /// - Parameter width: The width.
  /// - Returns: The view.
  @available(iOS 16.0, *)
  public nonisolated func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    self
  }

  /// Sets the possible widths of the column that contains the view.
  ///
  /// - Parameters:
  ///   - min: The smallest width.
  ///   - ideal: The initial width.
  ///   - max: The largest width.
  /// - Returns: The view.
  @available(iOS 16.0, *)
  public nonisolated func navigationSplitViewColumnWidth(
    min: CGFloat? = nil,
    ideal: CGFloat,
    max: CGFloat? = nil
  ) -> some View {
    self
  }
}
