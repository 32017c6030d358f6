/// The purpose of a tab.
@available(iOS 18.0, *)
public struct TabRole: Hashable, Sendable {
  private let name: String

  /// The tab in which the user searches.
  public static var search: TabRole { TabRole(name: "search") }
}
