/// Whether a choice closes its menu.
@available(iOS 16.4, *)
public struct MenuActionDismissBehavior: Hashable, Sendable {
  private let name: String

  /// The system chooses.
  public static let automatic = MenuActionDismissBehavior(name: "automatic")

  /// An action closes the menu.
  public static let enabled = MenuActionDismissBehavior(name: "enabled")

  /// An action leaves the menu open.
  public static let disabled = MenuActionDismissBehavior(name: "disabled")
}
