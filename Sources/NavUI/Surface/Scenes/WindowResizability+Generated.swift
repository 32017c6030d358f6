// Made by Scripts/generate from Scripts/surface/Scenes.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The resizability of windows.
@available(iOS 17.0, *)
public struct WindowResizability: Hashable, Sendable {
  private let name: String

  /// The system's default.
  public static let automatic = WindowResizability(name: "automatic")

  /// Only together with their content.
  public static let contentSize = WindowResizability(name: "contentSize")

  /// Down to the minimum size of their content.
  public static let contentMinSize = WindowResizability(name: "contentMinSize")
}
