// Made by Scripts/generate from Scripts/surface/Toolbar.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

extension View {
  /// Adds a menu behind the title of the view's screen.
  ///
  /// - Parameter content: The content of the menu.
  /// - Returns: The view with the menu.
  @available(iOS 16.0, *)
  public nonisolated func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    toolbar { PlacedItems(content: Menu("Title menu", content: content), placement: .principal) }
  }
}
