/// The container that a background is for.
@available(iOS 17.0, *)
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String

  /// Behind a navigation stack.
  public static let navigation = ContainerBackgroundPlacement(name: "navigation")

  /// Behind a split view.
  public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")

  /// Behind a tab view.
  public static let tabView = ContainerBackgroundPlacement(name: "tabView")

  /// Behind a widget.
  public static let widget = ContainerBackgroundPlacement(name: "widget")

  /// Behind a window.
  public static let window = ContainerBackgroundPlacement(name: "window")
}
