// Made by Scripts/generate from Scripts/surface/Toolbar.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// Several items of a toolbar that the user can move.
public struct CustomizableToolbarItems: CustomizableToolbarContent {
  internal let views: [AnyView]

  /// The items have no body.
  public var body: Never {
    preconditionFailure("Toolbar items are drawn by the runtime and have no body.")
  }

  /// Returns the items as a view.
  ///
  /// - Parameter content: The items.
  /// - Returns: The view.
  public static func makeItems(_ content: CustomizableToolbarItems) -> AnyView {
    ToolbarItems.makeItems(ToolbarItems(views: content.views))
  }
}
