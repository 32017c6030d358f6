/// The effect of holding something over a view.
@available(iOS 17.0, *)
public struct SpringLoadingBehavior: Hashable, Sendable {
  private let name: String

  /// The system chooses.
  public static let automatic = SpringLoadingBehavior(name: "automatic")

  /// Dragged content opens the view after a while.
  public static let enabled = SpringLoadingBehavior(name: "enabled")

  /// Dragged content never opens the view.
  public static let disabled = SpringLoadingBehavior(name: "disabled")
}
