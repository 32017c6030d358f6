// Made by Scripts/generate from Scripts/surface/Toolbar.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// Several items of a toolbar.
public struct ToolbarItems: ToolbarContent {
  internal let views: [AnyView]

  /// The items have no body.
  public var body: Never {
    preconditionFailure("Toolbar items are drawn by the runtime and have no body.")
  }

  /// Returns the items as a view.
  ///
  /// - Parameter content: The items.
  /// - Returns: The view.
  public static func makeItems(_ content: ToolbarItems) -> AnyView {
    AnyView(ForEach(Array(content.views.enumerated()), id: \.offset) { item in item.element })
  }
}
