// Made by Scripts/generate from Scripts/surface/Toolbar.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

@available(iOS 14.0, *)
extension Group: ToolbarContent where Content: ToolbarContent {
  /// A group has no body.
  public var body: Never {
    preconditionFailure("A group of items is drawn by the runtime and has no body.")
  }

  /// Creates a group of items.
  ///
  /// - Parameter content: The items.
  public nonisolated init(@ToolbarContentBuilder content: () -> Content) {
    self.content = content()
  }

  /// Returns the items as a view.
  ///
  /// - Parameter content: The items.
  /// - Returns: The view.
  public static func makeItems(_ content: Group) -> AnyView { Content.makeItems(content.content) }
}
