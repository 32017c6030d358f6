// Made by Scripts/generate from Scripts/surface/Values.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The container that a background is for.
@available(iOS 17.0, *)
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String

  /// The container "navigation".
  public static let navigation = ContainerBackgroundPlacement(name: "navigation")

  /// The container "navigation split view".
  public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")

  /// The container "tab view".
  public static let tabView = ContainerBackgroundPlacement(name: "tabView")

  /// The container "widget".
  public static let widget = ContainerBackgroundPlacement(name: "widget")

  /// The container "window".
  public static let window = ContainerBackgroundPlacement(name: "window")
}
