/// The size of a toolbar's title.
@available(iOS 17.0, *)
public struct ToolbarTitleDisplayMode: Sendable {
  private let name: String

  /// The system chooses the size of the title.
  public static let automatic = ToolbarTitleDisplayMode(name: "automatic")

  /// The title is large.
  public static let large = ToolbarTitleDisplayMode(name: "large")

  /// The title is large, but lies in the bar.
  public static let inlineLarge = ToolbarTitleDisplayMode(name: "inlineLarge")

  /// The title is small and lies in the bar.
  public static let inline = ToolbarTitleDisplayMode(name: "inline")
}
