/// A menu behind the title of the navigation bar.
@available(iOS 16.0, *)
public struct ToolbarTitleMenu<Content: View> {
  let content: Content

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
  public nonisolated init() {
    content = EmptyView()
  }
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
    AnyView(
      PlacedItems(content: Menu("Title menu") { content.content }, placement: .principal)
    )
  }
}

extension View {
  /// Adds a menu behind the title of the view's screen.
  ///
  /// - Parameter content: The content of the menu.
  /// - Returns: The view with the menu.
  @available(iOS 16.0, *)
  public nonisolated func toolbarTitleMenu<C: View>(
    @ViewBuilder content: () -> C
  ) -> some View {
    toolbar { PlacedItems(content: Menu("Title menu", content: content), placement: .principal) }
  }
}
