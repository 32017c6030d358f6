// Made by Scripts/generate from Scripts/surface/Scrolling.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The behavior of a search field in a toolbar.
@available(iOS 26.0, *)
public struct SearchToolbarBehavior: Hashable, Sendable {
  private let name: String

  /// The choice "automatic".
  public static let automatic = SearchToolbarBehavior(name: "automatic")

  /// The choice "minimize".
  public static let minimize = SearchToolbarBehavior(name: "minimize")
}
