/// The behavior of a search field in a toolbar.
@available(iOS 26.0, *)
public struct SearchToolbarBehavior: Hashable, Sendable {
  private let name: String

  /// The choice "automatic".
  public static let automatic = SearchToolbarBehavior(name: "automatic")

  /// The choice "minimize".
  public static let minimize = SearchToolbarBehavior(name: "minimize")
}
