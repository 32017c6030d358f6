// Made by Scripts/generate from Scripts/surface/Split.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The division of the width among the columns of a split view, which has no effect here.
@available(iOS 16.0, *)
@MainActor
@preconcurrency
public protocol NavigationSplitViewStyle {}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The style that the system chooses.
  public static var automatic: AutomaticNavigationSplitViewStyle { .init() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// Columns that share the room.
  public static var balanced: BalancedNavigationSplitViewStyle { .init() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// A last column that keeps its size, with the others over it.
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle { .init() }
}
