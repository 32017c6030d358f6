// Made by Scripts/generate from Scripts/surface/Values.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// One of the bars of a screen.
@available(iOS 16.0, *)
public struct ToolbarPlacement: Hashable, Sendable {
  /// The bar's name.
  package let name: String

  /// The bar that the context decides.
  public static let automatic = ToolbarPlacement(name: "automatic")

  /// The bar at the bottom.
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")

  /// The navigation bar.
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")

  /// The tab bar.
  public static let tabBar = ToolbarPlacement(name: "tabBar")

  /// The window's toolbar.
  public static let windowToolbar = ToolbarPlacement(name: "windowToolbar")
}
