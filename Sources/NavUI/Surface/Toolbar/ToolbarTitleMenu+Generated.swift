// Made by Scripts/generate from Scripts/surface/Toolbar.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// A menu behind the title of the navigation bar.
@available(iOS 16.0, *)
public struct ToolbarTitleMenu<Content: View> {
  internal let content: Content

  /// Creates a menu.
  ///
  /// - Parameter content: The content of the menu.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

@available(iOS 16.0, *)
extension ToolbarTitleMenu where Content == EmptyView {
  /// Creates a menu with the system's content, which is empty here.
  public nonisolated init() { content = EmptyView() }
}

@available(iOS 16.0, *)
extension ToolbarTitleMenu: ToolbarContent {
  /// The menu has no body.
  public var body: Never {
    preconditionFailure("A title menu is drawn by the runtime and has no body.")
  }

  /// Returns the menu as a view.
  ///
  /// - Parameter content: The menu.
  /// - Returns: The view.
  public static func makeItems(_ content: Self) -> AnyView {
    AnyView(PlacedItems(content: Menu("Title menu") { content.content }, placement: .principal))
  }
}
