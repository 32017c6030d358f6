// Made by Scripts/generate from Scripts/surface/Tabs.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The purpose of a tab.
@available(iOS 18.0, *)
public struct TabRole: Hashable, Sendable {
  private let name: String

  /// The tab in which the user searches.
  public static var search: TabRole { TabRole(name: "search") }
}
