/// The behaviour of a search field in a toolbar.
@available(iOS 26.0, *)
public struct SearchToolbarBehavior: Hashable, Sendable {
  private let name: String

  /// The system chooses.
  public static let automatic = SearchToolbarBehavior(name: "automatic")

  /// The search field shrinks to a button if there is little room.
  public static let minimize = SearchToolbarBehavior(name: "minimize")
}
