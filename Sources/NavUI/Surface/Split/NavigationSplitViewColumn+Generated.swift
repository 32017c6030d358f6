// Made by Scripts/generate from Scripts/surface/Split.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// A column of a split view.
@available(iOS 17.0, *)
public struct NavigationSplitViewColumn: Hashable, Sendable {
  internal let role: SplitColumn.Role

  /// The first column.
  public static var sidebar: NavigationSplitViewColumn { NavigationSplitViewColumn(role: .sidebar) }

  /// The middle one of three columns.
  public static var content: NavigationSplitViewColumn { NavigationSplitViewColumn(role: .content) }

  /// The last column.
  public static var detail: NavigationSplitViewColumn { NavigationSplitViewColumn(role: .detail) }
}
