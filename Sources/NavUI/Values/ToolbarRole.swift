/// The purpose of a toolbar.
@available(iOS 16.0, *)
public struct ToolbarRole: Sendable {
  private let name: String

  /// The system chooses the role.
  public static let automatic = ToolbarRole(name: "automatic")

  /// A toolbar for a navigation stack.
  public static let navigationStack = ToolbarRole(name: "navigationStack")

  /// A toolbar for browsing.
  public static let browser = ToolbarRole(name: "browser")

  /// A toolbar for editing.
  public static let editor = ToolbarRole(name: "editor")
}
