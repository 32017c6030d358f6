// Made by Scripts/generate from Scripts/surface/Styles.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The style "automatic".
public struct DefaultListStyle: ListStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension ListStyle where Self == DefaultListStyle {
  /// The style "automatic".
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

/// The style "plain".
public struct PlainListStyle: ListStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension ListStyle where Self == PlainListStyle {
  /// The style "plain".
  public static var plain: PlainListStyle { PlainListStyle() }
}

/// The style "grouped".
public struct GroupedListStyle: ListStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension ListStyle where Self == GroupedListStyle {
  /// The style "grouped".
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

/// The style "inset grouped".
@available(iOS 14.0, *)
public struct InsetGroupedListStyle: ListStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// The style "inset grouped".
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

/// The style "inset".
@available(iOS 14.0, *)
public struct InsetListStyle: ListStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension ListStyle where Self == InsetListStyle {
  /// The style "inset".
  public static var inset: InsetListStyle { InsetListStyle() }
}

/// The style "sidebar".
@available(iOS 14.0, *)
public struct SidebarListStyle: ListStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension ListStyle where Self == SidebarListStyle {
  /// The style "sidebar".
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}
