/// The appearance of a list.
@MainActor @preconcurrency
public protocol ListStyle {}

/// The automatic style.
public struct DefaultListStyle: ListStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension ListStyle where Self == DefaultListStyle {
  /// The automatic style.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

/// The plain style.
public struct PlainListStyle: ListStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension ListStyle where Self == PlainListStyle {
  /// The plain style.
  public static var plain: PlainListStyle { PlainListStyle() }
}

/// The grouped style.
public struct GroupedListStyle: ListStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension ListStyle where Self == GroupedListStyle {
  /// The grouped style.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

/// The inset grouped style.
@available(iOS 14.0, *)
public struct InsetGroupedListStyle: ListStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// The inset grouped style.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

/// The inset style.
@available(iOS 14.0, *)
public struct InsetListStyle: ListStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension ListStyle where Self == InsetListStyle {
  /// The inset style.
  public static var inset: InsetListStyle { InsetListStyle() }
}

/// The sidebar style.
@available(iOS 14.0, *)
public struct SidebarListStyle: ListStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension ListStyle where Self == SidebarListStyle {
  /// The sidebar style.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}
